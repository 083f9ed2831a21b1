import type { AlertWords } from './en.ts'

export const alertWordsPt: AlertWords = {
  kinds: {
    New: 'Novo',
    IntoRange: 'Agora dentro da sua busca',
    PriceDown: 'Preço reduzido',
    PriceUp: 'Preço aumentado',
    Sold: 'Vendido',
    Back: 'De volta ao mercado',
    Gone: 'Não está mais no mercado',
  },
  cut: (nth, month) => `${nth}.ª redução desde ${month}`,
  perMonth: 'por mês',
  beds: (count) => `${count} ${count === '1' ? 'quarto' : 'quartos'}`,
  baths: (count) => `${count} ${count === '1' ? 'banheiro' : 'banheiros'}`,
  because: 'Você acompanha',
  digest: (homes) =>
    homes === 1 ? 'Novidades de 1 imóvel que você acompanha:' : `Novidades de ${homes} imóveis que você acompanha:`,
  more: (homes) => `… e mais ${homes}.`,
  noPrice: 'sem preço',
}
