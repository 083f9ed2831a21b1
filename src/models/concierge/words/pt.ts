import { describeFilterInPortuguese } from '../../../search/description/pt.ts'
import { refusalIn } from '../../../search/fair-housing/reasons.ts'
import type { ConciergeWords } from './en.ts'
import { createFormatsWithTimes } from './formats.ts'

const formats = createFormatsWithTimes('pt')
const { number } = formats
const counted = (value: number, one: string, many: string): string => `${number(value)} ${value === 1 ? one : many}`
const quoted = (text: string): string => `“${text}”`
const STUDIO = 'estúdio'

const fact = (label: string, says: (value: string) => string, what: string) => ({
  label,
  says,
  unsaid: `O anúncio não informa ${what}.`,
})

/** Everything that the concierge says in Portuguese. */
export const conciergeWordsPt: ConciergeWords = {
  ...formats,
  facts: {
    price: fact('Preço', (v) => `Custa ${v}.`, 'o preço'),
    status: fact('Situação', (v) => `A situação é: ${v}.`, 'a situação'),
    type: fact('Tipo', (v) => `O tipo de imóvel é: ${v}.`, 'o tipo de imóvel'),
    beds: fact('Quartos', (v) => (v === STUDIO ? 'É um estúdio.' : `Tem ${v}.`), 'o número de quartos'),
    baths: fact('Banheiros', (v) => `Tem ${v}.`, 'o número de banheiros'),
    area: fact('Área', (v) => `Tem ${v} de área.`, 'a área'),
    lot: fact('Terreno', (v) => `O terreno mede ${v}.`, 'o tamanho do terreno'),
    year: fact('Ano de construção', (v) => `Foi construído em ${v}.`, 'quando foi construído'),
    parking: fact('Vagas de garagem', (v) => `Vagas de garagem: ${v}.`, 'nada sobre garagem'),
    hoa: fact('Taxa de condomínio', (v) => `A taxa de condomínio é de ${v}.`, 'uma taxa de condomínio'),
    deposit: fact('Caução', (v) => `A caução é de ${v}.`, 'uma caução'),
    unitPrice: fact('Preço por área', (v) => `Custa ${v}.`, 'um preço por área'),
    estimate: fact('Preço estimado', (v) => `O preço estimado é ${v}.`, 'uma estimativa'),
    sharing: fact('Espaço', (v) => `Espaço: ${v}.`, 'se é compartilhado'),
    days: fact('Dias no mercado', (v) => `Dias no mercado: ${v}.`, 'há quanto tempo está no mercado'),
    tours: fact('Visitas', (v) => `Visitas: ${v}.`, 'visitas'),
    location: fact('Bairro', (v) => `Bairro: ${v}.`, 'o bairro'),
    address: fact('Endereço', (v) => `O endereço é ${v}.`, 'um endereço'),
    mls: fact('Número MLS', (v) => `O número MLS é ${v}.`, 'um número MLS'),
    photos: fact('Fotos', (v) => `Fotos: ${v}`, 'fotos'),
    link: fact('Link', (v) => `Aqui está o anúncio: ${v}`, 'um link'),
  },
  quoted,
  describe: describeFilterInPortuguese,

  beds: (count) => counted(count, 'quarto', 'quartos'),
  studio: STUDIO,
  baths: (count) => counted(count, 'banheiro', 'banheiros'),
  areaUnits: { 'Square Feet': 'pés²', 'Square Meters': 'm²' },
  saleTypes: { for_sale: 'à venda', for_rent: 'para alugar' },
  statuses: { Active: 'Ativo', PreOnMarket: 'Em breve', Sold: 'Vendido' },
  tours: { OpenHouse: 'visita aberta', '3D': 'visita 3D' },
  spaceTypes: { 'Entire place': 'o imóvel inteiro', Room: 'um quarto' },
  per: (amount, unit) => `${amount} por ${unit}`,
  aMonth: (amount) => `${amount} por mês`,
  noPrice: 'preço não informado',
  notStated: 'não informado',
  noAddress: 'endereço não informado',
  mlsNumber: (mls) => `número MLS ${mls}`,

  found: (count, summary) => `Encontrei ${count}: **${summary}**.`,
  hereAre: (from, to, total) => {
    if (from > 1) return `Aqui estão de ${from} a ${to} de ${number(total)}:`
    if (to < total) return `Aqui estão os primeiros ${to}:`
    return total === 1 ? 'Aqui está:' : 'Aqui estão:'
  },
  andMore: (narrower) =>
    `Diga “mais” para ver os próximos, “fale do segundo” para detalhes, ou restrinja: “mais barato”, “${narrower}”.`,
  noMore: (narrower) => `Diga “fale do segundo” para detalhes, ou mude a busca: “mais barato”, “${narrower}”.`,
  byBedrooms: 'com 3 quartos',
  bySize: 'maior',
  onlyOne: 'Pergunte o que quiser sobre ele, ou diga “conte mais”.',
  allSeen: 'Esses eram os últimos. O que mais procura?',
  nothingToContinue: 'Ainda não há lista para continuar. O que procura?',
  counted: (count, summary) => `São ${count}: **${summary}**. Diga “mostre” para vê-los.`,
  noneOpenOn: (days, others, summary) =>
    `Nenhum anúncio informa uma visita aberta em ${days}. Em outros dias ou sem data: ${others}, **${summary}**.`,
  pricesOf: (summary) => `Preços de **${summary}**:`,
  feesOf: (summary) => `Taxas de condomínio de **${summary}**:`,
  onePrice: (saleType, price) => `- 1 ${saleType}: ${price}`,
  priceLine: (count, saleType, { lowest, highest, average, median }) =>
    `- ${count} ${saleType}: de ${lowest} a ${highest}, ${average} em média, mediana ${median}`,
  noPrices: (summary) => `Nada do que corresponde informa um preço: **${summary}**.`,
  noFees: (summary) => `Nada do que corresponde informa uma taxa de condomínio: **${summary}**.`,
  tooManyToAverage: (count, summary, most) =>
    `${count} correspondem a **${summary}**. Calculo médias de até ${most}; por favor, restrinja a busca.`,
  nothingBeyond: (relative) => `Não tenho nada ${relative} do que mostrei.`,
  none: (summary) => `Nenhum anúncio corresponde: **${summary}**.`,
  loosened: (options) => `O que posso oferecer: ${options.join('; ')}.`,
  countOf: (count, what) => `${count}: ${what}`,
  loosening: (count, { filter }) => `${count}: ${describeFilterInPortuguese(filter)}`,
  showThem: 'Mostro os primeiros destes?',
  noLooser: 'Tente outras palavras, ou retire alguma coisa.',
  noListings: 'Ainda não há anúncios aqui.',
  which: (said, options) => `O que quer dizer com ${quoted(said)}: ${options}?`,
  corrected: (said, taken) => `Entendi ${quoted(said)} como ${quoted(taken)}.`,
  refused: (said, reason) => `Deixei de fora ${quoted(said)}: ${reason}`,
  cannotSay: (said, reason) => `Sobre ${quoted(said)}: ${reason}`,
  refusal: (reason) => refusalIn('pt', reason),
  askBedrooms: 'De quantos quartos precisa? Busco por cômodos e área, não por quem vai morar no imóvel.',
  askOtherwise: 'Pergunte por lugares, preços, quartos ou características.',
  leftOut: (pieces) => `Não entendi ${pieces}, por isso deixei de fora.`,
  unknownWords: (pieces) => `Não conheço ${pieces} nos nossos anúncios.`,
  notSearchable: (pieces, search) => `Não consigo buscar por ${pieces}. Sua busca continua: **${search}**.`,
  places: (cities) => `Nossos anúncios ficam em ${cities}.`,
  types: (types) => `Nossos anúncios são destes tipos: ${types}.`,
  someOf: (names, count) => `${names} e mais ${count}`,
  cannotCompare: (relative) => `Não sei dizer o que seria ${relative}, porque nada do que mostrei o informa.`,
  relatives: {
    cheaper: 'mais barato',
    dearer: 'mais caro',
    bigger: 'maior',
    smaller: 'menor',
    moreBedrooms: 'com mais quartos',
    fewerBedrooms: 'com menos quartos',
    newer: 'mais novo',
    older: 'mais antigo',
    closer: 'mais próximo',
  },
  otherHomes: (count, summary) => `Outros imóveis que também podem servir, ${count}: **${summary}**.`,
  noneStates: (count) => `Outros ${count} não informam taxa, então talvez não tenham.`,
  centreOf: (place) => `O centro de ${place} é aqui o meio dos nossos próprios anúncios.`,
  notSoMany: 'Não há tantos.',
  noneStatesIt: 'Nenhum deles o informa.',

  about: (name, answer) => `**${name}**: ${answer}`,
  states: (field) => `O anúncio informa ${field}.`,
  describes: (sentence) => `A descrição diz: ${quoted(sentence)}`,
  notSaid: (url) => `O anúncio não diz. Talvez haja mais na página dele: ${url}`,
  noOffers: 'Nenhum anúncio diz que proposta é aceita; a empresa pode perguntar ao proprietário.',
  noOtherCosts: 'O anúncio não informa outros custos.',
  noMonthlyCosts: 'O anúncio não informa custos mensais.',
  whichOne: 'A qual se refere? Diga o número, ou “o segundo”.',
  gone: 'Esse anúncio já não está aqui.',
  noSuchNumber: (count) => `Mostrei ${count}. A que número se refere?`,
  noneShown: 'Ainda não mostrei nenhuma lista. Diga o que procura.',
  noSuchListing: (what) => `Não tenho nenhum anúncio com ${what}.`,
  unlocated: (name, instead) => `O anúncio não informa onde exatamente fica ${name}, por isso procurei em ${instead}.`,
  nowhere: (name) => `O anúncio não informa onde fica ${name}, por isso não sei dizer o que há por perto.`,
  atAddress: (what) => `o endereço ${quoted(what)}`,
  listingId: (id) => `o número ${id}`,

  greet: 'Olá!',
  clock: (now, zone) => `São ${formats.moment(now, zone)} (${zone}).`,
  assistant: (name) =>
    name === ''
      ? 'Sou um assistente automático, não uma pessoa.'
      : `Sou ${name}, um assistente automático, não uma pessoa.`,
  can: (example) => `Posso buscar nos nossos anúncios, contá-los e dizer o que informam. Tente “${example}”.`,
  help: (example) =>
    [
      'Posso ajudar com os nossos anúncios:',
      `- buscar: “${example}”, depois “mais barato”, “com 2 banheiros”, “mais”`,
      '- detalhes: “fale do segundo”, ou um endereço ou número MLS',
      '- perguntas sobre um: “ainda está disponível?”, “de que ano é?”, “tem garagem?”',
      '- contagens: “quantos apartamentos há para alugar?”',
    ].join('\n'),
  exampleIn: (city) => `casas de 3 quartos em ${city}`,
  example: 'casas de 3 quartos à venda',
  noted: 'Obrigado, anotei como falar com você.',
  notNoted: 'Tudo bem, não anotei. Ninguém vai contatar você por aí.',
  thanks: 'De nada! Mais alguma coisa sobre os nossos anúncios?',
  bye: 'Até logo, e boa sorte na busca!',
  searchBefore: 'De volta à sua busca anterior.',
  noSearchBefore: 'Não há nenhuma busca anterior. Diga o que procura.',
  fresh: 'Muito bem, começamos de novo. O que procura?',
  emergency: (call) =>
    `Se alguém está em perigo, ligue agora para o número de emergência: ${call ?? '112 na Europa, 911 na América do Norte'}. Sou um assistente automático e não posso enviar ajuda.`,
  noViewings: 'Não posso marcar visitas por mim.',
  leaveContact: 'Diga-me o seu telefone ou e-mail e quando lhe convém, e eu anoto para a empresa.',
  noContact: 'Entendido: não quer ser contatado.',
  forgetting:
    'A sua mensagem sozinha não apaga nada. No Discord e no terminal escreva /forget, no Slack /porchlight forget: então são apagadas as suas conversas, o que contou de si, os seus ficheiros e o que acompanha. Noutros lugares, peça à empresa, que os pode apagar.',
  well: 'Tudo bem, obrigado!',
  noHelp: 'Lamento não ter ajudado.',
  noForecast:
    'Não sei para onde vão os preços. Posso dizer quanto custam os nossos imóveis e quais ficaram mais baratos há pouco.',
  noTaste:
    'O que seria mais bonito, cabe a você julgar; os anúncios não o indicam. Diga “maior”, “mais novo” ou “mais caro” para continuar.',
  noJudgement: 'Não posso julgar qual lugar é melhor; isto é o que os nossos imóveis custam lá.',
  fine: 'Muito bem. O que mais procura?',
  understands: (names) => `Entendo estes idiomas: ${names}. Por favor, escreva-me em um deles.`,
  unknown: 'Isso eu não sei.',
}
