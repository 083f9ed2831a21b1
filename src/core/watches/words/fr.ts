import type { AlertWords } from './en.ts'

export const alertWordsFr: AlertWords = {
  kinds: {
    New: 'Nouveau',
    IntoRange: 'Entre maintenant dans votre recherche',
    PriceDown: 'Baisse de prix',
    PriceUp: 'Hausse de prix',
    Sold: 'Vendu',
    Back: 'De retour sur le marché',
    Gone: "N'est plus sur le marché",
  },
  cut: (nth, month) => `${nth}e baisse depuis ${month}`,
  perMonth: 'par mois',
  beds: (count) => `${count} ${count === '1' ? 'chambre' : 'chambres'}`,
  baths: (count) => `${count} ${count === '1' ? 'salle de bain' : 'salles de bain'}`,
  because: 'Vous suivez',
  digest: (homes) =>
    homes === 1 ? 'Du nouveau pour 1 bien que vous suivez :' : `Du nouveau pour ${homes} biens que vous suivez :`,
  more: (homes) => `… et ${homes} de plus.`,
  noPrice: 'sans prix',
}
