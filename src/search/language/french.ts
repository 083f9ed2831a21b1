import { features } from './french-features.ts'
import type { Words } from './words.ts'

export const french: Words = {
  subjects: {
    price: 'prix|budget',
    unitAreaPrice: '',
    squareMetrePrice:
      'prix au metre carre|prix au m2|prix au m²|prix par metre carre|prix / m2|prix / m²|prix du metre carre',
    rent: 'loyer|loyer mensuel',
    bedrooms: 'chambres|nombre de chambres|nombre de pieces',
    bathrooms: 'salles de bain|salles de bains|nombre de salles de bain',
    area: 'surface|superficie|surface habitable',
    lotArea: 'terrain|surface du terrain',
    yearBuilt:
      'construit|construite|construits|construites|construit en|construite en|annee de construction|construction',
    daysOnMarket: 'jours sur le marche|sur le marche depuis',
    listed: '',
    hoa: 'charges|charges de copropriete|frais de copropriete|charges mensuelles',
    parking: 'places de parking|garage|stationnement',
  },
  units: {
    bedrooms: 'chambres|chambre|pieces|piece|chambres a coucher|chambre a coucher',
    bathrooms: "salles de bain|salles de bains|salle de bain|salle de bains|sdb|salles d' eau|salle d' eau",
    squareFeet: 'pieds carres|pieds',
    squareMetres: 'metres carres|metre carre|metres|m2|m²',
    lotSquareFeet: 'pieds carres de terrain',
    acres: 'acres|acre',
    hectares: 'hectares|hectare',
    aSquareFoot: 'par pied carre|le pied carre|du pied carre',
    aSquareMetre:
      'par metre carre|le metre carre|du metre carre|au metre carre|au m2|au m²|le m2|le m²|par m2|par m²|du m2|du m²',
    days: 'jours|jour',
    weeks: 'semaines|semaine',
    months: 'mois',
    daysAgo: '',
    weeksAgo: '',
    monthsAgo: '',
    daysOnMarket: 'jours sur le marche',
    weeksOnMarket: 'semaines sur le marche',
    monthsOnMarket: 'mois sur le marche',
    years: 'ans|annees',
    yearsOld: '',
    decade: '',
    year: '',
    hoa: 'de charges|de charges de copropriete|de frais de copropriete',
    parking: 'places de parking|place de parking|places de stationnement|place de stationnement|garages|voitures',
  },
  before: {
    upTo: "jusqu'a|jusque|au plus|pas plus de|maximum|au maximum|maxi|ne depassant pas|dans la limite de|sans depasser|max",
    atLeast: 'a partir de|au moins|des|pas moins de|minimum|au minimum|mini|min|un minimum de',
    fromThe: 'des annees',
    dearerThan: 'plus cher que|plus chere que|plus chers que|plus cheres que',
    under:
      'moins de|moins que|en dessous de|inferieur a|inferieure a|sous|en-dessous de|au dessous de|a moins de|plus petit que|plus petite que',
    cheaperThan: 'moins cher que|moins chere que|moins chers que|moins cheres que|moins cher de',
    over: 'plus de|plus que|au dessus de|au-dessus de|superieur a|superieure a|plus grand que|plus grande que',
    around: 'environ|autour de|a peu pres|aux alentours de|aux environs de|dans les',
    exactly: 'exactement|seulement|pile',
    between: 'entre|compris entre|comprise entre',
    builtAfter: 'apres|posterieur a|plus recent que|plus recente que',
    builtSince: "depuis|a partir de l' annee",
    builtBefore: 'avant|anterieur a|plus ancien que|plus ancienne que',
    builtUntil: '',
  },
  after: {
    orNewer: 'ou plus recent|ou apres',
    orOlder: 'ou plus ancien|ou avant',
    orMore: 'ou plus|au moins|minimum|au minimum|et plus|mini|ou davantage',
    orLess: 'ou moins|maximum|au maximum|maxi|au plus',
    plusMinus: '',
    orSo: 'environ|a peu pres',
    exactlyThat: 'exactement|pile',
  },
  joiners: {
    to: "a|jusqu'a",
    and: 'et',
    or: 'ou',
  },
  monthly: {
    monthly: 'par mois|mensuel|mensuels|/ mois|le mois|mensuellement|chaque mois|de loyer',
  },
  types: {
    house: 'maison|maisons|maison individuelle|maisons individuelles|pavillon|pavillons|maison de ville individuelle',
    condo: 'copropriete|coproprietes|condo|condos',
    townhouse: 'maison de ville|maisons de ville|maison mitoyenne|maisons mitoyennes|maison en rangee',
    apartment: 'appartement|appartements|appart|apparts|logement en appartement',
    'multi-family': 'immeuble de rapport|immeuble|immeubles|duplex',
    land: 'terrain|terrains|parcelle|parcelles|terrain a batir|terrain constructible',
    manufactured: 'mobil home|mobil homes|maison prefabriquee',
    villa: 'villa|villas',
    loft: 'loft|lofts',
    penthouse: 'penthouse|attique',
    cabin: 'chalet|chalets|cabane|cabanes',
    bungalow: 'bungalow|bungalows',
    cottage: 'maison de campagne|cottage',
    ranch: 'ferme|fermes|ranch',
    commercial: 'local commercial|locaux commerciaux|bureau|bureaux',
  },
  studio: {
    studio: 'studio|studios',
  },
  sorts: {
    PriceAsc:
      "pas cher|pas chere|pas chers|pas cheres|bon marche|abordable|abordables|le moins cher|la moins chere|les moins chers|les moins cheres|moins cher d' abord|les moins chers d' abord|moins chers en premier|les moins cheres en premier|les moins chers en premier|tri par prix|trie par prix|tries par prix|triees par prix|par prix croissant|prix croissant|prix le plus bas|le plus abordable|moins cheres d' abord|triez par prix|trier par prix|classez par prix|classer par prix",
    PriceDesc:
      "le plus cher|la plus chere|les plus chers|les plus cheres|plus chers en premier|plus chers d' abord|prix decroissant|par prix decroissant",
    Newest:
      "les plus recents|les plus recentes|les plus recents d' abord|plus recents d' abord|les dernieres annonces|dernieres annonces|plus recents en premier|les nouveautes|nouveautes",
    AreaDesc:
      "le plus grand|la plus grande|les plus grands|les plus grandes|plus grands d' abord|plus grandes d' abord|par taille|par surface|plus grands en premier|plus grandes en premier",
    BedroomsDesc: "le plus de chambres|plus de chambres d' abord|avec le plus de chambres|plus de chambres en premier",
    AreaAsc:
      "le plus petit|la plus petite|les plus petits|les plus petites|plus petits d' abord|plus petites d' abord|plus petits en premier",
    YearBuiltAsc:
      'le plus ancien|la plus ancienne|les plus anciens|les plus anciennes|plus anciens en premier|la plus vieille|le plus vieux|plus anciennes en premier',
    YearBuiltDesc:
      'construction la plus recente|construit le plus recemment|le plus moderne|la plus moderne|les plus modernes|construite le plus recemment',
    LotAreaDesc: 'le plus grand terrain|plus grand terrain|le plus de terrain|terrain le plus grand',
    LotAreaAsc: 'le plus petit terrain|plus petit terrain|terrain le plus petit',
    UnitAreaPriceAsc:
      'moins cher au metre carre|le moins cher au metre carre|la moins chere au metre carre|les moins chers au metre carre|les moins cheres au metre carre|moins cher au m2|moins chere au metre carre|moins chers au metre carre|prix au metre carre le plus bas|moins cher au m²|prix au pied carre le plus bas|meilleur prix au metre carre|meilleur prix au pied carre|prix le plus bas au metre carre|prix le plus bas au pied carre|moins cher au pied carre|moins chere au pied carre',
    Distance: 'le plus proche|la plus proche|les plus proches|par distance',
    UnitAreaPriceDesc:
      'le plus cher au metre carre|la plus chere au metre carre|plus cher au metre carre|plus chere au metre carre|le plus cher au pied carre',
    BathroomsDesc: "le plus de salles de bain|avec le plus de salles de bain|plus de salles de bain d' abord",
    DaysOnMarketDesc: 'le plus longtemps en vente|le plus longtemps sur le marche|depuis le plus longtemps',
    HOAMonthAsc: 'les charges les plus basses|charges les plus basses|charges les plus faibles',
  },
  relatives: {
    cheaper: 'moins cher|moins chere|moins chers|moins cheres|trop cher|trop chere|plus abordable',
    dearer: 'plus cher|plus chere|plus chers|plus cheres',
    bigger: "plus grand|plus grande|plus grands|plus grandes|trop petit|trop petite|plus d' espace",
    smaller: 'plus petit|plus petite|plus petits|plus petites|trop grand|trop grande',
    moreBedrooms: 'plus de chambres|une chambre de plus',
    fewerBedrooms: 'moins de chambres',
    newer: 'plus recent|plus recente|plus moderne|plus recents|plus recentes',
    older: 'plus ancien|plus ancienne|plus vieux',
    closer: 'plus proche|plus pres',
  },
  sale: {
    for_sale: "a vendre|acheter|achat|vente|en vente|a acheter|achetons|a l' achat",
    for_rent: 'a louer|louer|location mensuelle|en location|location|louons',
    either: 'a vendre ou a louer|a louer ou a vendre|acheter ou louer|louer ou acheter',
  },
  statuses: {
    sold: 'vendu|vendue|vendus|vendues|deja vendues|deja vendus',
    soon: 'bientot en vente|prochainement|bientot disponible',
    active: 'actuellement en vente',
    any: 'tous statuts|vendus ou non',
  },
  tours: {
    OpenHouse: 'portes ouvertes|visite libre',
    '3D': 'visite virtuelle|visite 3 d',
  },
  generic: {
    home: 'biens|logements|logement|bien immobilier|biens immobiliers|proprietes|propriete|quelque chose|annonces|habitation',
  },
  near: {
    near: 'pres de|proche de|a proximite de|proche du|a cote de|pres du|non loin de',
  },
  anywhere: {
    anywhere: "partout|n'importe ou|n importe ou|n' importe ou|peu importe ou",
  },
  noFee: {
    noFee: 'sans charges|sans frais de copropriete|sans charges de copropriete',
  },
  unwanted: {
    not: 'sans|pas de|pas un|pas une|sauf|excepte|hors|pas',
  },
  talk: {
    talk: "abord|premier|premiers|premieres|cherchez|cherche|cherchons|cherchant|chercher|recherche|recherchons|voudrais|voudrions|veux|voulons|aimerais|aimerions|avec|dans|pour|une|un|des|les|est|du|de|au|aux|sur|chez|par|je|nous|on|tu|vous|il|elle|ils|elles|mon|ma|mes|notre|nos|votre|vos|ce|cet|cette|ces|qui|que|quoi|quel|quelle|quels|quelles|dont|ou|et|j'|d'|l'|qu'|n'|s'|c'|m'|t'|ai|y|a|avez|avoir|ayant|trouver|trouve|montrez|montre|montrer|moi|besoin|serait|sont|soit|aussi|tres|bien|tout|toute|tous|toutes|quelque|quelques|chose|ete|suis|aurais|ici|bonjour|bonsoir|salut|merci|sil|plait|s'il|s|svp|famille|vivre|habiter|demenager|prix|budget|ville|quartier|secteur|autre|autres|maintenant|en|la|le|se|si|pas|ne|plus|moins|disponible|disponibles|femme|mari|enfants|sommes|travail|prochain|mois|annee|donnez|puis-je|pouvez|pourriez|aide|aidez|me|te|lui|leur|euros|dollars|type",
  },
  features,
}
