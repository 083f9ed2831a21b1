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
    bathrooms: 'salles de bain|salles de bains|salle de bain|salle de bains|sdb|salles d eau|salle d eau',
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
}
