import type { SignsByKind } from './kinds.ts'

const SELLER = 'vendeurs?|vendeuses?|proprietaires?|bailleurs?|bailleresses?|promoteurs?|heritiers?|mandants?'
const ONE = String.raw`m\.? \w+|mr\.? \w+|mme \w+|monsieur \w+|madame \w+|la famille \w+`
const CUSTOMER = `acheteurs?|acquereurs?|acheteuse|locataires?|candidats?|couple|${ONE}`
const STAFF = String.raw`negociateurs?|agents?|commercia\w+|assistante?s?|stagiaires?|gardiens?|femmes? de menage|secretaires?|salaries|equipe`
const SUPPLIER =
  'courtiers?|notaires?|banques?|diagnostiqueurs?|artisans?|plombiers?|electriciens?|demenageurs?|assureurs?|assurances?|peintres?|geometres?|photographes?|serruriers?|syndics?'
const COUNT = String.raw`\d+|deux|trois|quatre|cinq|six|huit|dix|douze`
const PRICE = String.raw`\d{1,3}(?: \d{3})+|\d{1,3}(?:\.\d{3})+|\d{3}|\d+(?:,\d+)? ?(?:%|pour cent|euros?|€|k|millions?)`
const HARDSHIP =
  'divorc\\w+|separ\\w+|faillite|surendett\\w+|dettes?|cancer|alzheimer|maison de retraite|ehpad|chomage|perdu (?:son|leur) emploi|prison|deced\\w+|mort|alcool\\w*|enceinte|malade|maladie|succession difficile'
const UNPLEASANT =
  'incapables?|imbecile|idiot|menteurs?|menteuse|escrocs?|voleurs?|ivrogne|alcooliques?|impossibles?|insupportables?|difficiles?|paresseux|paresseuse|radins?|radine|avare|bete|naifs?|naive|arrogante?|agressi(?:f|ve)|penibles?|malhonnetes?|incompetente?|cauchemar|coleriques?|caracteriel\\w*|odieux|odieuse|procedurier\\w*|fous|folle|fou'

export const french: SignsByKind = {
  negotiationRoom: {
    told: [
      `${SELLER}|${ONE} … accept\\w+|prend\\w*|descend\\w*|signerai\\w*|signera\\w*|lacher\\w*|baiss\\w+|se contenter\\w* … moins|en dessous|${PRICE}`,
      `(?:on|nous|je|agents?) (?:peut|pouvons|peux|peuvent|pourrait) … (?:descendre|baisser|tomber|faire|consentir|lacher) … ${PRICE}`,
      'marge de (?:negociation|manoeuvre)|prix plancher',
      `plancher ?(?:est|a|de|:|pour)? (?:${PRICE})`,
      `(?:pour|a) (?:${PRICE})(?:,)? (?:il|elle|ils|elles|c'est) (?:signe|vend|accepte|bon|oui)`,
      '(?:honoraires|commission|charges) … en realite|en pratique|dans les faits',
    ],
    unless: 'jamais|loyer minimum|revenus|garantie|animaux|cheques?|pas de marge',
  },
  concessions: {
    told: [
      'si|quand|qui|lorsque|des que … (?:hesite|hesitent|insiste|insistent|negocie|negocient|marchande|menace de (?:partir|resilier)|rale|tergiverse|traine)',
      '(?:meubles|cuisine|electromenager|parking|garage|cave) … (?:offerts?|offertes?|offrir|cadeau|laisses?|rester) … si|en plus',
      'pour (?:debloquer|emporter|conclure) (?:la|une) (?:vente|affaire|decision)|carotte',
    ],
    unless: "entre|n'hesitez|si vous|quand vous|vous hesitez|vous",
  },
  offers: {
    told: [
      `(?:${COUNT}|une|plusieurs) (?:\\w+ )?offres? (?:sont arrivees?|est arrivee|recues?|sur la table|deja|a (?:${PRICE})|en main)`,
      `(?:avons|a|ont|ai) (?:deja )?(?:recu |eu )?(?:${COUNT}|une|plusieurs) (?:\\w+ )?offres? … (?:a|de|pour) … ${PRICE}|maison|appartement|villa|la plus`,
      `(?:meilleure|derniere|plus haute) offre … ${PRICE}`,
      `(?:a|ont) (?:offert|propose) (?:${PRICE})|offre refusee a`,
      "(?:pas|aucune?)(?: d')?(?: ?autres?| ?seconde?) (?:offres?|acheteurs?|acquereurs?)",
      'encherit|encherissent … pour nous',
    ],
  },
  reasons: {
    told: [
      `(?:${SELLER}|${ONE}|il|elle|ils|elles|couple) (?:vend|vendent|demenage|demenagent|part|partent|se separe\\w*) … (?:a cause|parce qu|car|suite a|en raison|pour (?:payer|rembourser|regler))`,
      `(?:${SELLER}|${ONE}|locataire|acheteur|couple) … ${HARDSHIP}`,
      `(?:vend|vente|vendent) … (?:cause de|suite a|pour cause) … ${HARDSHIP}`,
      `${SELLER}|${ONE}|famille|couple … (?:besoin (?:d'argent|de l'argent|de vendre|de liquidites)|doit vendre|doivent vendre|est presse\\w*|sont presses|veut partir|aux abois|a bout)`,
    ],
    unless: 'nous accompagnons|conseil\\w*|en cas de|vous|peuvent|quelle que|qui part|les couples',
  },
  means: {
    told: [
      `${CUSTOMER} … (?:peut|peuvent|pourrait|pourraient|ira|iront|irait) (?:monter|aller|payer)(?: jusqu'a| a)? … ${PRICE}`,
      `budget (?:de|des|du) (?:l'acheteur|acheteurs?|acquereur|couple|m\\.? \\w+|mme \\w+) … ${PRICE}`,
      "banque … (?:lui|leur|l'|les|le) (?:a|ont) (?:refuse|dit non)|banque a refuse",
      `(?:${ONE}) (?:gagne|gagnent) … ${PRICE}`,
      `(?:${PRICE}) (?:euros )?(?:d'apport|d'economies|de cote)`,
    ],
  },
  arrears: {
    told: [
      `(?:locataires?|${ONE}|appartement \\w+|lot \\d+) … (?:doit|doivent) (?:\\w+ )?(?:${PRICE}|${COUNT}|loyers?)`,
      `(?:locataires?|${ONE}|appartement \\w+) … (?:n'a pas|n'ont pas|n'a plus|ne) (?:paye|paie|paient|regle)`,
      "(?:loyers? impayes?|impaye) (?:de|depuis)|en retard de (?:loyer|\\d+|deux|trois)|(?:va etre|sera|est) expulse\\w*|(?:procedure d'expulsion|commandement de payer) (?:contre|en cours|pour)|paie toujours en retard",
    ],
    unless: 'assurance|garantie|vous',
  },
  pay: {
    told: [
      `(?:${STAFF}) … (?:touche|touchent|gagne|gagnent|percoit|sont payes|est paye\\w*|coute) … ${PRICE}`,
      `^\\w+ (?:touche|gagne|percoit|prend) … ${PRICE}`,
      `^\\w+ ?: \\d+ ?% (?:sur|de|des) `,
      `(?:salaires?|remuneration|fixe) (?:de|des|du) (?:\\w+ )?(?:${STAFF}|\\w+) (?:est|sont|:) … ${PRICE}`,
      'celui qui (?:vend|rentre) le plus',
      `(?:${STAFF}) … recoi\\w+ … de (?:leurs|ses) ventes|par (?:vente|appartement|menage|mandat)`,
      `rapporte … ${PRICE} … (?:au|a l') ?(?:negociateur|agent|commercial)`,
      'a un salaire de',
      `nous payons (?:nos|les|chaque) (?:\\w+ )?(?:${STAFF}) … ${PRICE}`,
      `(?:directeur|directrice|responsable|chef|patron|patronne)(?: \\w+){0,3} (?:gagne|touche|percoit) … ${PRICE}`,
    ],
    unless: 'recrut\\w+|candidature\\w*|postul\\w+|offre d.emploi|proprietaire',
  },
  targets: {
    told: [
      `(?:doit|doivent|devons) (?:\\w+ )?(?:rentrer|vendre|signer|faire|decrocher|ramener) (?:au moins )?(?:${COUNT}) (?:\\w+ )?(?:mandats?|ventes?|compromis|visites?|biens|maisons|rendez-vous|contrats?)`,
      `(?:objectifs?|quotas?) (?:du mois|de vente|mensuels?|de l'equipe|commercia\\w+|des negociateurs|de \\w+) … ${COUNT}|atteint|rate`,
      `(?:notre|le) (?:but|objectif) est … (?:${COUNT}|\\d+) (?:\\w+ )?(?:mandats?|ventes?|visites?|estimations?|appels?)`,
      `objectifs?(?: \\w+)? ?: ?(?:${COUNT}) (?:\\w+ )?(?:exclusivites|mandats|ventes|visites|appels|signatures|locations)`,
    ],
    unless: 'vous',
  },
  staffMatters: {
    told: [
      "(?:quitte|quittera|va quitter) (?:l'agence|la societe|l'equipe|nous)|nous quitte|a demissionne|(?:sera|va etre|est) licencie\\w*|en arret maladie|est enceinte|burn-?out|dernier avertissement|periode d'essai de",
    ],
  },
  kickbacks: {
    told: [
      `${SUPPLIER} … (?:nous|me) (?:reverse|verse|donne|paie|paye|retrocede|offre|rend|glisse)`,
      `(?:nous touchons|on touche|nous percevons|on prend|on recupere) … ${PRICE}|\\d+ … (?:par|sur|pour) (?:chaque|les?|la|dossier|client|contrat|pret)`,
      'retrocommissions?|pots?-de-vin|dessous de table|apporteur d.affaires … nous',
      `nous rapporte(?:nt)? … ${PRICE}`,
    ],
    unless: 'aucun\\w*|vous|jamais|rien|transparen\\w+|ne',
  },
  finances: {
    told: [
      `(?:nous|on nous) (?:coute|coutent|revient|reviennent) … ${COUNT}|${PRICE}`,
      `notre (?:marge|benefice) … ${COUNT}|faible`,
      'tresorerie (?:est|tendue|basse)|a decouvert|dans le rouge|la societe perd|perdu de l.argent|banque nous (?:lache|presse)',
      `on (?:le |la |les )?(?:facture|refacture|revend) (?:\\w+ )?(?:${PRICE}|\\d+)`,
      '(?:aucune|pas une|pas une seule) (?:visite|demande|offre) … depuis|mois|semaines',
      'vide depuis … mois|ans|semaines',
      `construire … (?:coute|revient) … ${PRICE}`,
      'notre loyer|nos (?:factures|impots|salaires|charges) … en retard|impayee?s?|en souffrance',
      "notre chiffre d'affaires (?:est|etait|a)",
      "loyer (?:du bureau|de l'agence) (?:est|coute|s'eleve)|nos (?:frais|charges|couts) (?:fixes|mensuel\\w+|courants?)",
      `(?:on a|nous avons|agence a|societe a) perdu (?:environ )?(?:${PRICE})`,
      '(?:a|au) decouvert|decouvert bancaire|ligne de credit',
    ],
    unless: 'vous',
  },
  security: {
    told: [
      String.raw`(?:code|digicode|mot de passe|combinaison|alarme) … (?:est|:|c'est) (?:le |la |les )?(?=\S*\d)\S{3,}`,
      String.raw`(?:alarme|boite a cles?|portail|coffre) … \d{4}`,
      '(?:cles? de secours|double des cles|passe general|cles? de rechange) … (?:pend|pendent|cachee?s?|dans|sous|derriere)',
      'cles? … (?:sous|derriere|au-dessus de) (?:le|la|les|un|une) … calendrier|paillasson|pot|pierre|compteur|brique|tableau|gouttiere|jardiniere',
      "il n'y a personne (?:entre|de|le|la|a)|(?:vit|habite) seule?|cameras? (?:factices?|hors service)",
      '(?:maison|villa|immeuble|bureau) … inoccupee?|vide (?:jusqu|en|du|la)',
      '(?:porte|fenetre|portail) … ne ferme (?:pas|plus)',
    ],
    unless: 'vous|votre|code postal|code promo|envoye|par mail|sms',
  },
  privateContacts: {
    told: [
      '(?:portable|numero|mail|adresse|telephone|whatsapp|mobile) (?:perso|personnel|personnelle|prive|privee)',
      '(?:juste|uniquement|seulement|reserve) (?:pour |a )?(?:l.equipe|nous|les collegues|au personnel)|seule? l.equipe',
    ],
    unless: 'votre|vos|vous|parking|stationnement',
  },
  opinions: {
    told: [
      `(?:${SELLER}|${CUSTOMER}|syndic|gardien\\w*|voisine?s?|notaire|artisan|maire|president\\w*|expert|avocat|patron|courtier) … (?:est|sont|etait) (?:(?:un|une|des|tres|assez|vraiment|toujours|un peu|franchement|un vrai|une vraie|totalement) ){0,2}(?:${UNPLEASANT})`,
      'ne (?:pas )?(?:faire|fais|faites) (?:pas )?confiance a|(?:boit|parle) trop|se mefier de',
      'notre (?:plombier|electricien|avocat|geometre|jardinier|photographe) est (?:trop )?(?:cher|lent|en retard)',
    ],
    unless: "n'est|ne sont|jamais|si",
  },
  disputes: {
    told: [
      "(?:en proces|proces|litige|conflit|contentieux|en justice|brouille|dispute) (?:avec|contre|entre) (?:le|la|les|un|une|des|l'|notre|son|ses|leur)",
      "(?:nous|l') ?(?:attaque|poursuit|assigne) (?:en justice|au tribunal)|(?:nous )?assigne\\w* en|se disputent|ne se parlent plus|fache\\w* avec",
      'ancien(?:ne)? (?:agent|associe|associee|locataire|salarie|salariee) nous (?:demande|reclame)',
    ],
    unless: 'en cas de|mediat\\w+|vous|votre|gagne|publie',
  },
  plans: {
    told: [
      "pas encore (?:annonce\\w*|signe\\w*|public|publique|officiel\\w*)|(?:n'est|ne sont) pas (?:annonce\\w*|officiel\\w*|public|publique)",
      "(?:l'agence|agence|le bureau|bureau|la boutique) (?:de \\w+ |d'\\w+ )?(?:ferme|fermera|va fermer) (?:definitivement |bientot )?(?:en|au|fin|a la fin|a l|pour de bon|l'an) ?(?:janvier|fevrier|mars|avril|mai|juin|juillet|septembre|octobre|novembre|decembre|printemps|ete|automne|hiver|annee|prochain|du mois)?[.!]?$",
      `(?:on|nous|allons|va|vont) (?:\\w+ )?(?:augment\\w+|relev\\w+|mont\\w+) (?:nos |les |des )?(?:prix|loyers?|honoraires|tarifs?|frais|charges)`,
      '(?:en negociation|en pourparlers|en discussion|negocions|discutons) (?:avec|pour) … rachat|racheter|reprise|reprendre|fusion\\w*|groupe|concurrent|investisseur',
      'agence(?: \\w+){0,3} (?:ferme|fermera|va fermer|sera cedee|est cedee|sera vendue) … (?:a la fin|fin|a l.automne|au printemps|definitivement)',
    ],
    unless: 'indice|irl|loi|chaque annee|par an|plafonn\\w+',
  },
  tactics: {
    told: [
      "(?:dis|dites|disons|dire|faire croire)(?:-leur|-lui)? … qu'(?:il y a|un autre|une autre|on a|il est)|autre acheteur … (?:arrive|interesse|attend)",
      '(?:mettre|met|mettons|mets) la pression|faire croire|(?:cacher?|cachons|dissimul\\w+) aux?|minimis\\w+|noyer le poisson|changer de sujet|ne pas parler d\\w*',
      '(?:commencer?|debuter?|demarrer?|partir) haut',
      'avis … (?:de|par) … famille|amis|proches|cousins',
      'annonces? … (?:compte|comptent|inclut|englobe) … (?:veranda|loggia|cave|combles)',
      '(?:grenier|cave|cellier|combles|garage|sous-sol) … (?:figure|passe|compte)(?:nt)? (?:comme|pour) (?:une )?(?:chambre|piece)',
      String.raw`photos … (?:ont|datent de) \w+ ans`,
      '(?:photos|vues) … (?:d.avant|anterieures) … (?:travaux|rocade|autoroute|incendie|usine|centrale)',
      'photos … d.un autre (?:bien|appartement|logement)',
      'visites … (?:meme heure|en meme temps) … (?:file|pression|concurrence|urgence|presse)',
      String.raw`(?:abonnes|visiteurs|avis|followers) … (?:achet\w+|invent\w+)`,
      '(?:label|medaille|prix accroche) … (?:achete|paye)',
      '(?:etrangers|immigres|de l.etranger) … (?:paient|demandons|facturons) … (?:de plus|double|davantage)',
    ],
    unless: 'jamais|sans|aucun\\w*|ne (?:cach|dissimul|mett)\\w*|frais caches|interdi\\w+|charte',
  },
  defects: {
    told: [
      "(?:cave|toit|toiture|chaudiere|mur|murs|plafond|garage|fosse|charpente|balcon|sous-sol) … (?:prend l'eau|fuit|est inonde\\w*|humides?|pourrie?s?|fissure\\w*|s'affaisse|hors d'age|en fin de vie|dangereux|dangereuse|insalubre)",
      '(?:humidite|moisissures?|amiante|termites|merule|rats|cafards|plomb|fissures?) (?:derriere|dans (?:la|le|les)|sous|cachee?s?|au sous-sol)',
      '(?:sans|pas de|aucun) permis (?:de construire )?(?:pour|,)|construite?s? sans permis|non declaree?s?',
      'tombe en panne (?:chaque|tout le temps|souvent|toutes)',
    ],
    unless: 'diagnosti\\w+|signal\\w+|traitee?s?|en cas|vous|repare\\w*',
  },
  lapses: {
    told: [
      '(?:carte professionnelle|licence|assurance|autorisation|certificat|enregistrement|garantie) … (?:expiree?|perimee?|pas (?:ete )?renouvelee?|echue?|a expire)',
      'au noir|sous la table|sans facture|non declare\\w* aux impots|antidat\\w+|fraude fiscale',
      '(?:nous a|nous avons|avons ete|nous ont) … amende|sanctionnes?|sanctionne|blame|avertis',
    ],
    unless: 'jamais|refus\\w+|lutt\\w+|si|aucun\\w*',
  },
}
