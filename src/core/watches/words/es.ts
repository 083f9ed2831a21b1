import type { AlertWords } from './en.ts'

export const alertWordsEs: AlertWords = {
  kinds: {
    New: 'Nuevo',
    IntoRange: 'Ahora dentro de tu búsqueda',
    PriceDown: 'Baja el precio',
    PriceUp: 'Sube el precio',
    Sold: 'Vendido',
    Back: 'De nuevo en venta',
    Gone: 'Ya no está en el mercado',
  },
  cut: (nth, month) => `${nth}.ª rebaja desde ${month}`,
  perMonth: 'al mes',
  beds: (count) => `${count} ${count === '1' ? 'dormitorio' : 'dormitorios'}`,
  baths: (count) => `${count} ${count === '1' ? 'baño' : 'baños'}`,
  because: 'Sigues',
  digest: (homes) =>
    homes === 1 ? 'Novedades de 1 vivienda que sigues:' : `Novedades de ${homes} viviendas que sigues:`,
  more: (homes) => `… y ${homes} más.`,
  noPrice: 'sin precio',
}
