/** Fields of words with which businesses tell everybody about themselves in French. */
export const frenchWords = {
  grammar: `
    le la les un une des du de au aux à en dans sur sous par pour avec sans chez entre vers depuis pendant avant après dès jusque
    jusqu et ou ni mais donc car que qui dont où quand comme si ce cet cette ces celui celle ceux mon ma mes ton votre vos notre
    nos son sa ses leur leurs je tu il elle on nous vous ils elles se me te y est sont sera seront était étaient été être suis
    sommes êtes soit ont a avez avons ai avoir aura auront fait faire font faites peut peuvent pouvez pouvons pourra doit doivent
    devez faut va vont ne pas plus moins jamais rien aucun aucune tout toute tous toutes chaque plusieurs quelques autre autres
    même mêmes très bien aussi ainsi ici là puis ensuite enfin déjà encore toujours souvent parfois environ presque seulement
    uniquement notamment selon hors sauf inclus compris ci s l d n qu c j m t auprès près loin face ailleurs ensemble également
    volontiers oui non merci bonjour svp deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente quarante
    cinquante soixante cent mille dizaine douzaine quinzaine vingtaine trentaine quarantaine cinquantaine centaine premier première
    premiers premières deuxième second seconde troisième dernier dernière derniers dernières demi moitié tiers quart double nouveau
    nouvelle nouveaux nouvelles minimum maximum quel quelle quels quelles combien comment afin lors tant autant soi au-delà delà
    cas peu beaucoup trop chacun chacune lequel laquelle juste plupart effet partir tel telle tels telles quelque quelconque cela
    ceci ça voici voilà hier tôt lieu lieux pourquoi onzième quatrième cinquième sixième dix-huit millier milliers moyenne maximale
    minimale suivant suivante suivants durant envers dedans dehors dessous dessus malgré grâce hormis moi toi eux lui celui-ci seul
    seule`,
  time: `
    lundi mardi mercredi jeudi vendredi samedi dimanche jour jours journée journées semaine semaines week-end weekend week end mois
    an ans année années annuel annuelle mensuel mensuelle heure heures minute minutes h matin matinée midi après-midi soir soirée
    nuit minuit veille lendemain janvier février mars avril mai juin juillet août septembre octobre novembre décembre printemps
    automne hiver saison saisons saisonnier noël pâques férié fériés vacances scolaires ouvert ouverte ouverts ouvertes ouvre
    ouvrent ouverture ferme ferment fermé fermée fermés fermeture horaire horaires rendez-vous rendez permanence accueil urgence
    urgences délai délais durée avance tard début fin courant prochain prochaine ouvrable ouvrables ouvré ouvrés continu
    interruption trimestre trimestriel siècle décennie génération générations aujourd'hui aujourd hui actuellement dure durent
    commence commencent termine immédiat immédiate rapide rapidement fois délivré date dates exceptionnelle`,
  business: `
    agence agences cabinet maison maisons bureau bureaux siège société entreprise groupe réseau immobilier immobilière immobiliers
    immobilières biens logement logements appartement appartements villa villas studio studios duplex loft château châteaux chalet
    immeuble immeubles terrain terrains local locaux commerce commerces commercial commerciaux garage garages cave caves parking
    place places stationnement chambre chambres pièce pièces salon cuisine salle bain bains jardin jardins terrasse terrasses
    balcon balcons piscine ascenseur ascenseurs escalier étage étages rez-de-chaussée rez chaussée entrée hall cour couloir parties
    communes copropriété copropriétés résidence résidences meublé meublée meublés vide ancien ancienne anciens rénové propriétaire
    propriétaires bailleur bailleurs locataire locataires vendeur vendeurs acquéreur acquéreurs acheteur acheteurs client clients
    clientèle candidat candidats candidature candidatures étudiant étudiants famille familles couple couples enfant enfants
    personne personnes visiteur visiteurs voyageur voyageurs vacancier vacanciers occupant occupants habitant habitants
    investisseur investisseurs particulier particuliers professionnel professionnelle professionnels professionnelles syndic
    gestion gestionnaire gérance location locations locatif locative vente ventes achat achats transaction transactions programme
    programmes promoteur caractère prestige luxe mer lac vue pierre bourgeoise longère domaine`,
  place: `
    adresse rue avenue boulevard quai impasse chemin allée cours passage route square esplanade ville villes village villages
    quartier quartiers centre centre-ville bourg commune département région régional côte littoral bord bords île pays vallée
    campagne plage port gare métro tram tramway ligne lignes bus arrêt station aéroport autoroute sortie pied situé située situés
    trouve trouvent trouverez trouver nord sud ouest proche proximité mairie église poste musée marché fontaine théâtre école
    boulangerie carrefour angle derrière devant côté droite gauche plan accès accessible accessibles mobilité réduite handicap
    handicapées fauteuil roulant rampe plain-pied plain marche marches porte portes borne recharge vélo vélos voiture voitures
    secteur secteurs zone tendue alentours environs périphérie banlieue métropole agglomération territoire france étranger monde
    international europe postale bp cedex cs éloignés éloigné éloignée moulin clocher clochers rivière fleuve forêt bois colline
    montagne montagnes plages ports quais parcs zoo stade lycée collège écoles crèche université hôpital pharmacie supermarché
    restaurants restaurant café cafés halles presqu`,
  contact: `
    téléphone téléphonez téléphonique tél numéro portable fax standard appel appels appelez appeler joindre joignable joignables
    contact contactez contacter écrire écrivez courriel mail e-mail email mél message messages messagerie répondeur réponse
    réponses répond répondent répondons répondre répondu lettre courrier recommandée recommandé site internet web formulaire page
    application appli espace newsletter lettre-info abonnez inscrivez inscription inscrire suivez retrouvez retrouver facebook
    instagram linkedin youtube whatsapp réseaux sociaux vidéo vidéos visio virtuel virtuelle virtuelles demande demandes demander
    demandé demandée demandez question questions renseignement renseignements information informations composez composer prenez
    prendre réservez réserver réservation réservations prévenez prévenir confirmer confirme confirmation annuler annulation
    annulations reporter recevons reçoit reçoivent recevoir reçu accueille accueillent accueillons accueillir rencontrer venez
    venir passez passer poussez disponible disponibles disposition interlocuteur tient tiennent tenons transmis transmise
    transmises transmettre adressez adresser adressée équipe numérique`,
  fees: `
    honoraires commission commissions frais tarif tarifs prix coût coûte coûtent montant barème loyer loyers charge charges caution
    dépôt garantie garanties acompte arrhes solde taxe taxes tva ttc ht euros euro centimes gratuit gratuite gratuits gratuites
    gratuitement offert offerte offerts offertes forfait forfaitaire remise réduction payer paye paie payable paiement paiements
    payés régler règle réglé règlement verser versement versé virement virements prélèvement chèque chèques carte cartes bancaire
    espèces crédit facture facturé facturée facturés facturer encaissé encaissés perçu dû due dus dues élève élèvent correspond
    correspondent représente équivaut équivalent comprend comprennent comprise inclut incluent incluse supplément supplémentaire
    supplémentaires restitué restituée restitution rendu rendue remboursé remboursée remboursable estimation estimations estimer
    évaluation valeur expertise engagement pourcentage mètre m2 m² carré surface compte séquestre consigné option optionnel plafond
    plafonnés partagés affichés affiché net reversons reversé reverse don dons somme totalité financière financières hauteur
    solidaire solidaires colocation quittance quittances relevé relevés régularisation provision provisions indice irl révision
    trimestriels barèmes plafonnement partage partagée francs chf dollars livres notariés compteur compteurs`,
  services: `
    proposons propose proposent proposé proposée proposés proposées offrons offre offres accompagnons accompagne accompagnent
    accompagnement conseil conseils conseillons conseiller conseillers conseillère aide aidons aider assure assurons assurent
    assuré assurée gère gérons gèrent gérer louons louer loué louée vendons vendre vend vendu vendus acheter intervenons intervient
    intervenir couvrons couvre travaillons travaille travaillent collaborons recherche recherchons chercher cherchons sélectionnons
    sélection organisons organise organisé réalisons réalise réalisé réalisés réaliser établi établie établir rédigeons rédiger
    vérifions vérifier diffusons diffusion publions publié publiés photographe photos photo photographies drone visite visites
    visiter plans annonce annonces mandat mandats exclusif exclusifs simple vitrine état états inventaire signature signer signe
    signent signé signés signez électronique compromis acte authentique contrat contrats bail baux notaire notaires diagnostics
    diagnostic énergétique dpe obligatoire obligatoires joint joints jointe courtier courtiers financement prêt prêts banque
    banques indépendant indépendants partenaire partenaires artisan artisans travaux réparation réparations entretien panne fuite
    eau chauffage électricité gaz signaler signalez intervention dépannage plombier électricien ménage linge draps serviettes lit
    lits fourni fournis fournie fournies fournir fournissez bienvenue clés clé clef clefs remises remis remettons remettre jeu
    exemplaire badge interphone conciergerie traduction traduit traduits interprète interprètes langue langues signes choisir
    choisissez choix libre libres service services besoin besoins projet projets suivi acceptons acceptée acceptées accepte
    acceptés accepté souhaitez souhaitent souhaite désirez aimez voulez préparons prépare préparation atelier réunion conférence
    accordons traitons traité traitée traitées traite étudie étudiée étudiées examinée examinées profite profitent bénéficie
    bénéficient utiliser utilisation utilisez adapter adaptée adapté prévu prévue prévus prévues froide chaude pris prise apporté
    huissier commissaire justice saisi saisir restent reste vérifiés réunis réservé réservés réservée réservées ouvrez étudions
    déposent plan-type pochette livret guide liste listes catalogue magazine revue blog astuces rapport étude études baromètre
    panneau panneaux pancarte portails portail contre-visite chasseur viager investissement défiscalisation rénovation home staging
    signatures paraphe remplis rempli dématérialisé rappelle rappellent paraît`,
  rules: `
    animaux animal compagnie chien chiens chat chats catégorie bienvenu bienvenus bienvenues admis admise autorisé autorisés
    autorisée autorisation interdit interdite interdits fumer fumeur non-fumeur tabac bruit calme silence respecter respectons
    respect intérieur sous-louer sous-location accord écrit écrite exige exigé exigée requis requise nécessaire nécessaires
    obligation préavis congé résiliation résilier dénonce dénoncer reconduction tacite dossier dossiers justificatif justificatifs
    identité passeport titre séjour bulletin bulletins salaire salaires avis imposition domicile employeur attestation attestations
    revenus revenu garant garants visale physique physiques assurance habitation responsabilité civile présenter déposer dépose
    déposez conforme conformément loi lois légal légale légaux vigueur arrivée arrivées départ départs caf apl aides données
    personnelles confidentialité confidentielles confidentiel rgpd revendues cédées conservées supprimées politique mentions
    légales figure figurent bas cookies réclamation réclamations médiateur médiation consommation litige discrimination égalité
    origine religion âge sexe poubelles tri ordures boîte sécurité empêchement retard`,
  team: `
    directeur directrice direction dirigée dirigé dirige fondée fondé fondateur fondatrice fonda créée créé création créateur
    collaborateur collaborateurs collaboratrice assistante assistant responsable responsables gérant gérante négociateur
    négociatrice négociateurs agent agents expert experte experts spécialiste spécialistes spécialisé spécialisée métier métiers
    formation formés formé expérience expérimentée expérimenté diplômé diplômée juriste juridique architecte comptable secrétaire
    stagiaires stage apprenti recrutons recrute rejoindre rejoint rejoignez candidater comptons occupe occupent parle parlent
    parlons connaît connaissent connaissance père mère fils fille filles frère frères soeur soeurs sœur sœurs cousin petite-fille
    petite petit petits grand-père grand grande grands arrière familial familiale indépendante cpi cci délivrée adhérent adhérents
    adhérente membre membres fnaim snpi unis orpi galian socaf siret siren rcs rcp orias capital inscrit inscrite immatriculée
    caisse déontologie code éthique encadre label labellisée certifiée certifié certification agréé agréée meilleure meilleur élue
    élu récompense récompensée récompensés trophée trophées lauréate note notes étoiles google parraine parrainons soutient
    soutenons association associations club fondation bénévole exposition peinture festival anniversaire fête fêtons histoire
    tradition passion qualité confiance fiers prénommée prénommé prénommés chatte perroquet mascotte nommée appelée aviron voile
    foot rugby football tennis course jeunes spa arbres plantons planté alimentaire secours restos ruche formée passée installée
    implantée présents présente forte fort reconnue reconnu notre-dame`,
  languages: `
    français anglais allemand espagnol italien portugais néerlandais arabe russe chinois mandarin japonais polonais turc roumain
    breton basque catalan ukrainien suédois danois bilingue trilingue couramment`,
  praise: `
    beau belle beaux belles bon bonne bons bonnes cher chers agréable lumineux lumineuse charme charmant idéal idéale moderne
    simples simplement facile facilement utile privé privée privés secret discret personnel personnelle personnalisé personnalisée
    sérieux transparent transparente gracieux gracieusement plaisir joie heureux ravis cordialement humaine humain locale proches
    attentive attentif écoute haut gamme excellence raffiné élégant élégante patrimoine thé croissant vin verre gâteau nombreux
    nombreuse attentionné sur-mesure mesure unique rare visible parfait parfaite parfaitement naturel naturelle historique
    historiques emblématique élégants confort confortable convivial conviviale chaleureux chaleureuse bel tranquille serein sereine
    sereinement honnête rigoureux rigueur efficace réactif réactive soigné soignée exigeant complet complète clair claire
    clairement détaillé détaillée précis précise`,
  places_in_names: `
    paris lyon marseille toulouse nice nantes montpellier strasbourg bordeaux lille rennes reims toulon grenoble dijon angers nîmes
    brest tours limoges amiens annecy perpignan metz besançon orléans rouen caen nancy genève lausanne bruxelles liège luxembourg
    monaco cannes antibes biarritz bretagne normandie provence alsace loire atlantique`,
  amenities: `
    lave-linge lave vaisselle sèche four micro-ondes réfrigérateur congélateur plaque plaques télévision télé wifi wi fi fibre
    prises radiateur cheminée climatisation douche baignoire wc toilettes lavabo évier placard rangement rangements buanderie
    cellier grenier combles véranda loggia clôture barbecue transat parasol jacuzzi hammam sport gym laverie table tables chaise
    chaises canapé matelas oreiller couette couettes berceau poussette aire jeux toboggan potager pelouse arbre fleurs`,
  homes: `
    façade toit toiture mur murs fenêtre fenêtres volet volets plancher planchers parquet carrelage marbre tuile tuiles poutre
    poutres moulures cheminées grange mansarde souterrain sous-sol dépendance dépendances colombier manoir gentilhommière bastide
    mas hôtel hôtels pied-à-terre péniche fermes corps vigne vignes vignoble vignobles oliveraie verger vergers pré prés étang
    hectare hectares orientation ensoleillée ensoleillé traversant habitable carrez superficie isolation pompe chaleur solaires
    chaudière radiateurs ballon linge-maison couverts bébé bébés haute`,
  market: `
    évolution rendement investissements investir succession successions donation donations rentes enchères pinel lmnp sci fiscalité
    fiscal plus-value visa expatrié expatriés mutation mutations relocation déménagement déménageur déménageurs raccordement
    abonnement abonnements énergie classe performance audit copropriétaires assemblée assemblées convocation procès-verbal budget
    prévisionnel fonds extrait`,
  food_and_feasts: `
    petit-déjeuner déjeuner dîner brunch jus bière pain viennoiserie viennoiseries fruits fromage bistrot boucher boucherie
    épicerie fleuriste librairie coiffeur dentiste médecin cinéma opéra bibliothèque toussaint ascension pentecôte assomption
    armistice réveillon épiphanie carnaval`,
  professions: `
    enseignant enseignante infirmier infirmière policier pompier plombiers électriciens peintre peintres menuisier maçon couvreur
    jardinier jardinière concierge gardienne femme journaliste artiste artistes musicien musiciens retraité retraités libéral
    libérale fonctionnaire fonctionnaires salarié salariés intérimaire auto-entrepreneur alternant alternants doctorant chercheur
    diplomate`,
  animals: `
    chiot chiots chaton chatons lapin lapins hamster oiseau oiseaux poisson poissons aquarium tortue cheval chevaux poule poules
    laisse muselière assistance`,
}
