import { frenchWords } from './french-words.ts'
import { expressions, type Language } from './language.ts'

export const french: Language = {
  words: frenchWords,
  verbs: `
    abonner accéder accepter accompagner accorder accueillir acheter acquérir actualiser adapter adhérer adresser afficher agir aider aimer
    ajouter allouer aménager animer annuler appartenir appeler apporter apprécier approuver arriver assister assurer attester autoriser
    bénéficier bouger calculer certifier changer chercher choisir clôturer collaborer combiner commander commencer commenter commercialiser
    communiquer comparer compléter compter concerner conclure conduire confier confirmer conformer connaître consacrer conseiller conserver
    considérer consister consulter contacter continuer contribuer contrôler convenir convier coordonner copier correspondre couvrir créer
    cultiver déclarer décorer dédier délivrer demander demeurer démarrer déménager dénoncer dépendre déposer dérouler désigner désirer
    détailler deviser diffuser diriger discuter disposer distribuer donner durer échanger écouter éditer effectuer élaborer élire emménager
    employer emporter encadrer encaisser encourager engager enregistrer entendre entourer entrer entretenir envoyer équiper établir estimer
    étudier évaluer examiner exercer exiger exister expliquer exposer facturer faciliter figurer financer finir fixer former formuler
    fournir fréquenter garantir garder gérer goûter guider habiter habiller héberger hésiter identifier imprimer inaugurer indiquer
    informer inscrire installer intégrer intervenir inviter joindre justifier lancer lire livrer loger louer maîtriser marquer mentionner
    mesurer mettre modifier monter montrer nettoyer noter notifier numériser observer obtenir occuper officier organiser orienter ouvrir
    paraître parrainer partager participer passer patienter payer percevoir photographier placer planter pratiquer préciser préférer prélever
    préparer présenter prêter prévoir prier privilégier procéder produire profiter programmer prolonger promouvoir proposer protéger publier
    rappeler ranger réaliser recevoir rechercher récompenser recommander recruter rédiger réduire régler rejoindre relever relire rembourser
    remercier remettre rencontrer rendre rénover renouveler renseigner répondre représenter réserver résider résoudre respecter rester
    restituer retirer retourner retrouver réunir réussir revenir reverser s'engager saluer satisfaire sélectionner séjourner servir signaler
    signer situer soigner solliciter souhaiter soumettre soutenir souscrire stationner stocker succéder suivre supprimer tamponner tarifer
    téléphoner tenir tourner traduire traiter transmettre travailler trier trouver unir utiliser valider valoriser veiller vendre vérifier
    verser visiter visionner vivre`,
  verbEndings: {
    er: 'e es ons ez ent er é ée és ées era eront erons erez ant eons',
    ir: 'is it issons issez issent ir i ie ies ira iront irons irez ent ons ez u ue us ues',
    re: 're s t ons ez ent u ue us ues ra ront rons rez',
  },
  prefixes: '',
  endings: 's e es x',
  hasCompounds: false,
  namesHaveCapitals: true,
  beforeNames: 'monsieur madame m mme maître docteur',
  namesEnd: '',
  beforeSubjects: expressions`
    le la les l un une des notre nos votre vos chaque tous_les toutes_les tous_nos toutes_nos petits petites premières? deux autres`,
  subjects: expressions`
    loyers? vélos? dossiers? clés clefs bails? caution état_des_lieux médiateur lettre visites? avis animaux chiens candidats?
    candidatures? locataires? propriétaires bailleurs vendeurs acquéreurs étudiants? logements? biens annonces? honoraires agence
    agences bureaux? équipe conseillers négociateurs mandats? diagnostics? draps ménage piscine jardin parking ascenseur poubelles
    enfants clients? familles documents? pièces préavis assurance offres? contrats? compromis notaire estimations? photos plans
    newsletter données locations? gestion réservations? annulations? acompte solde taxe séjours? garanties? commission
    dépôts?_de_garantie`,
  saidOfSubjects: expressions`
    est sont peut peuvent comprend comprennent se s'effectue* doit_être doivent_être dure durent coûte* inclu* compris* gratuit*
    offert* accept* bienvenu* restent fourni* disponible* demand* sous réalis* reçoiv* reçoit transmis* joint* paraît partag*
    possible* établi* autoris* figur* pay* règl*`,
  kinds: {
    hours: [
      expressions`lundi* mardi* mercredi* jeudi* vendredi* samedi* dimanche* jours? week-end férié* noël août midi du_#`,
      expressions`ouvert* ouvr* ferm* recev* reçoi* accueil* horaires rendez-vous permanence visites? disponible* joignable* #_?h`,
    ],
    closure: [expressions`fermeture* horaires ouverture`, expressions`# annuelle* du au lundi* samedi* dimanche*`],
    address: [
      expressions`
        rue avenue boulevard place quai impasse chemin gare tram* métro bus ligne arrêt parking stationnement bp adresse entrée
        accès locaux rez-de-chaussée ascenseur rampe centre-ville borne`,
      expressions`
        trouv* situé* adresse # face client* gratuit* accessible* pied visiteurs derrière accès vous arrêt réservé* étage mobilité`,
    ],
    reach: [
      expressions`
        téléphone* tél numéro appel* joindre composez écri* contact* courriel mail e-mail email site suivez retrouvez newsletter
        formulaire message* urgence* fuite réponse répond* facebook instagram espace`,
      expressions`
        (?<!\S)\S+@\S+ @* www\.\S+ (?:\+|0)\d[\d\s.()-]{6,} \S+\.(?:fr|com|be|ch|example|net) heures nous ligne chaque mois page`,
    ],
    fees: [
      expressions`
        honoraires commission* frais tarif* prix coûte* loyer* caution dépôt acompte solde taxe* estimation* gestion ménage* remise
        réduction facturé* règle mandat* location`,
      expressions`
        # gratuit* offert* offre* mois aucun* charge compris* inclus* ttc correspond* restitu* élèv* payable* partagé* affiché*
        reversons`,
    ],
    payment: [
      expressions`pay* loyer* règl* paiement* acompte`,
      expressions`virement* prélèvement* chèque* carte* espèces mois ligne`,
    ],
    cash: [expressions`pas_d'espèces espèces`, expressions`accept* loi`],
    areas: [
      expressions`nous notre nos agence`,
      expressions`
        gérons logements métropole interven* secteur* région côte ville* quartier* départements? communes gérons louons vendons
        alentours couvr* spécialis* copropriétés biens`,
    ],
    languages: [
      expressions`
        français anglais allemand espagnol italien arabe portugais russe néerlandais chinois langues? interprète* traduction*
        traduit* bilingue*`,
    ],
    licences: [
      expressions`
        carte_professionnelle cpi cci siret siren rcs fnaim snpi unis galian socaf garantie_financière adhérent* membre* assur*
        agréé* certifi* déontologie médiateur* labellis* immatricul* tva`,
    ],
    team: [
      expressions`
        fondée? créée? depuis équipe spécialis* conseill* responsable* dirig* négociat* directeur directrice gérant* collaborat*
        meilleure? élue prix trophée* récompens* parrain* existe soutien* soutenons reversons recrut* s'occupe parle accueille*
        expert* famil* avis étoiles note`,
      expressions`
        nous notre nos agence maison maisons équipe en est dirig* par depuis compte ans locations? ventes? gestion clients #`,
    ],
    rules: [
      expressions`
        animaux chien* chat* fumer tabac bruit sous-lou* sous-location préavis visites? clés? jeu assurance attestation* garant*
        visale étudiant* poubelles vélo* arriv* départ* ménage linge draps annulation* réservation* acompte saisonnier* caf bail
        baux location* meublé* enfants notaire diagnostics? dpe mandat* offres? dossier* candidature* remise badge piscine`,
      expressions`
        bienvenu* interdit* autoris* accept* admis* obligatoire* exige* accord est sont lieu possible* mois jours? inclus* compris*
        fourni* libre confirme sans minimum dure* proposé* joint* transmis* à_l'agence peuvent ont coûte supplémentaire demandé*
        étudié* répond*`,
    ],
    papers: [
      expressions`pièces? justificatif* bulletins? avis identité attestation* dossier* documents? revenus`,
      expressions`fourni* identité salaire* imposition présenter demand* nécessaire* suffi* déposer domicile demandé*`,
    ],
    services: [
      expressions`nous notre vous`,
      expressions`
        propos* offr* accompagn* conseill* aid* assur* gérons louons vendons organis* réalis* rédige* diffus* publi* accept*
        vérifi* travaill* collabor* sélection* traitons accueill* remett* répond* préparons recherch* libre* choisir bienvenu*
        profit*`,
    ],
    wishes: [
      expressions`
        ^en_cas_d ^si_vous ^merci ^pour_(?:une|un|toute|les|visiter|louer|vendre|acheter|votre)
        ^vous_(?:êtes|pouvez|trouverez|recevez|choisissez|souhaitez) ^appelez ^écrivez ^venez ^pensez ^besoin ^un_conseiller
        ^il_vous_est ^il_est_(?:interdit|possible|conseillé|permis)`,
      expressions`
        prévenir prévenez veille avance apporter pièce appelez nous vous rappel* rendez-vous contact* libre* documents dossier
        visite* horaires gratuit* adress* conform* interdit* possible`,
    ],
    privacy: [
      expressions`données confidentialité cookies rgpd`,
      expressions`revend* cédées jamais figure* tiers conserv* confidentiel* politique`,
    ],
    complaints: [
      expressions`réclamation* litige* médiateur*`,
      expressions`direction médiat* adress* consommation répond* écri* écrit*`,
    ],
    events: [
      expressions`portes_ouvertes soirée atelier exposition réunion`,
      expressions`venez # chaque nous accueill* agence gratuit* invit*`,
    ],
    access: [expressions`visiteurs clients`, expressions`disposition parking réservé* gratuit* borne*`],
  },
  privateSigns: {
    stories: expressions`
      (?<!(?:ainsi|dès|plus|moins|tant|afin|bien|lors|tandis)_)(?:que|qu')(?!_(?:vous|l'annonce)) celui-ci ceux_qui le_reste à_côté_(?:va|sera) bientôt`,
    secrecy: expressions`
      intern(?:e|es|ement) secrètement en_secret secrète* motus entre_nous discrét* discrètement silence* taire tais taisez cach*
      personne_ne personne$ à_personne
      ne_(?:\p{L}+_)?(?:pas_)?(?:dire|dis|dites|parle|parlez|parler|mentionn*|évoqu*|signal*|montre*|révél*|communiqu*|divulgu*|donne*|confirm*)
      (?:dire|dit|savoir|divulguer|communiquer|révéler|évoquer|parler)_(?:pas|à|aux|que|rien|jamais) ne_(?:jamais|surtout|rien)
      surtout pas_un_mot jamais_(?:dire|parler|donner|montrer) révél* annonc(?:er|é|ée|era)
      sera_(?:annoncé*|fermé*|vendu*|vide|licencié*) pas_encore au_courant ignore* ne_sai* a_été_rédigé compte_courant habite
      habitent l'agence_de_\p{L}+_ferme litige_avec accord_de_confidentialité ne_savent n'en_sai* à_ne presse journalist* réservé*_à_la_direction`,
    tactics: expressions`
      encore_(?!plus) à_peine rarement en_vérité n'ont_(?:pas|plus)_de n'a_(?:pas|plus)_de sans_papiers est_une_copie nous_disons pour_les_(?:médecins|avocats|amis|notaires|policiers|fonctionnaires|agents) accepte_aussi accepteraient
      pour_que_(?:l'on|le|la|les|personne) (?:deux|trois)_fois_(?:facturé|payé)? facturé(?:e|es|s)?_(?:deux|trois)_fois
      plus_élevée?s? de_plus$ en_premier_(?:à|aux) d'abord_(?:à|aux)
      sans_(?:annonce|publicité|contrat|bail|déclar\p{L}+|assurance|facture|visiter) aussi_à_la_famille famille_du_directeur
      (?:clients|candidats|familles|locataires)_(?:sans|avec|de)_(?:\p{L}+_)?\p{L}+_(?:paient|attendent|passent|reçoivent)
      mais(?!_(?:vous|nous|pas_le|un_rendez-vous)) si_(?:le|la|les|l|on|un|une|quelqu|il|elle|ça)(?!\W(?:état|contraire|loi))
      au_besoin tant_que sinon alors quitte_à officiellement en_réalité en_fait fais(?!_(?:le)) dis dites
      toujours_(?:dire|croire|faire|annoncer) accepterai* prendrait descendr* baisser* lâcher négocier* marge* offrirait renoncer*
      préfér* prêt_à_(?:\p{L}+) jusqu'à_#_?(?:€|euros|%) au_lieu_de plutôt_que dernière_minute offre_concurrente autres_acquéreurs
      deuxième_demande accepte_# plancher pression hésit* insist* écarte* évit* refus* candidats?_(?:sans|avec|étrang*)
      étrang(?:er|ers|ère)(?!_(?:en|à)) uniquement_(?:les|aux|si) amis connaissances seulement_(?:si|quand|pour)
      sauf_(?:si|pour_les_(?:amis|clients))`,
    instructions: expressions`
      ^tu ^ne ^n ^dis ^dites ^réponds ^répondez ^évite ^évitez ^refuse ^propose ^proposez ^renvoie ^renvoyez ^insiste ^insistez
      ^donne ^garde ^gardez ^laisse ^laissez ^toujours ^jamais ^écarte ^écartez ^pousse ^poussez ^présente ^présentez ^parle
      ^parlez ^fais ^faites ^oublie ^si ^avec ^lui ^demande ^attends le_bot l'assistant`,
    affairs: expressions`
      hiv aids sida vih notre_compte nos_comptes voisine? cherche_(?:un_)?repreneur écrits?_par écrites?_par
      stagiaires?_(?:est|sont|écri\p{L}+|seule?) par_nos_stagiaires démoli\p{L}* la_maison_(?:de_la|du|des)
      l'appartement_(?:de|du|des|au)_(?!\p{L}+_(?:étage))\p{L}+_(?:est|sera|a) l'agence_(?:paie|doit|perd) ne_prenons ne_rappelons
      ne_louons_pas seul_à contraire divorc* malade* décéd* mort hérit* dette* impay* huissier_(?:prévu|passe|vient|doit) tribunal
      procès saisies? va_saisir faillite* redress* assign* plainte* avocat* arrêté expuls* licenci* démission* retraite départ_de
      salaire_de touche* gagne* payée?_(?:au|en) au_noir vide_(?:du|de|jusqu|depuis) vacant* absent* voyage
      partie?s?_(?:en_voyage|de_l'agence|chez) seule?_(?:le|au|dans|à) séparation veuve* doit_(?:vendre|signer|partir|venir|impér*)
      veut veulent vend_(?:parce|car|pour|à_cause) fermer_(?:le|la|l) fusion* rachat* augment* hausse* découvert
      congé(?!_(?:d|est)) sinistre* fissur* humid* moisi* rats? infiltr* amiante* permis(?!_de_louer) péril* vice* inond* bruyant*
      en_panne(?!_?,) ne_(?:ferme|fonctionne|marche|paie|répond|vaut)`,
    people: expressions`
      (?:m\.|mme|monsieur|madame|docteur|dr|me)_\p{L}+_(?!.{0,200}(?:accueille|gère|dirige|conseille|répond|parle|s'occupe|est_(?:notre|votre|la|le|responsable)|notre|accompagne|reçoit))
      (?:le|la|du|au|un)_(?:vendeur|propriétaire|bailleur|locataire|acquéreur|acheteur|candidat|voisin|gardien|client|courtier)(?=_)(?!_(?:(?:peut|doit_(?:fournir|présenter|verser|souscrire|respecter)|règle|paie|verse|souscrit|choisit|reçoit|et|ou|de_son|est_libre|le_jour|en_cas|les|si|à)))
      les_(?:héritiers|époux|voisins) (?:sa|son)_(?:fille|fils|mari|femme|ex|frère|banque|adresse|portable|numéro)
      portable_(?:de|d|personnel) personnel_(?:de|d) adresse_(?:personnelle|privée|de_(?:m|mme))`,
    access: expressions`
      codes?(?!_(?:de_déontologie|de_bonne|postal|monétaire|civil|éthique)) digicode* mot_de_passe mots_de_passe alarme* coffre*
      tiroir* caméra* serrure* gouttière paillasson sous_le_pot clés?_(?:est|sont|se_trouve|de_secours|cach*|sous|dans) double_des?
      identifiant* wi-?fi(?!_(?:gratuit|offert|inclus|compris)) gardien* déverrouill* non_verrouill* accès_libre
      reste_(?:libre|ouvert*) à_droite,_#`,
    money: expressions`
      touchons percevons_# reversé_(?:par|à_l'agence) rétrocess* pourcentage_(?:de|sur) sur_chaque
      facturé(?:s|e|es)?_(?:#|\p{L}+)_?(?:€|euros)?,_(?:\p{L}+_)?# nous_estimons_# au-dessus pour_obtenir
      nous_(?:coûte*|revient|gardons|payons|encaissons|touchons) bénéfice* chiffre_d'affaires perte* objectif* prime*
      commission_(?:partagée|de_#|pour) partag*_: reversée_aux parts salaires?_(?:de(?!_(?:vos))) au_négociateur`,
  },
}
