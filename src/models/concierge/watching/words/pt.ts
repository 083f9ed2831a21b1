import type { WatchingWords } from './en.ts'

export const watchingWordsPt: WatchingWords = {
  asks: {
    tell: /\b(?:salv[ae]r?|guard[ae]r?|grav[ae]r?) (?:esta|essa|a|minha) (?:busca|pesquisa)\b|\b(?:me )?(?:avise|avisa|notifique|alerte)(?: me)?(?: \w+){0,4} (?:quando|se|assim que|de|sobre)\b|\bquero (?:saber|ser avisad[oa]) quando\b|\bacompanhe (?:esta|a) busca\b|\bme (?:diga|fale|conte) (?:quando|se|assim que)\b.*\b(?:baix|sub|cai|mud|vend|aparec)\w*|\bme mantenha (?:informad[oa]|a par)\b/,
    home: /\b(?:acompanhe|vigie|siga) (?:est[ea]|ess[ea]|isso|isto|[oa])\b|\b(?:quando|se) (?:o preco )?(?:baixar|mudar|cair|for vendid[oa])\b/,
    one: /\b(?:[dn]?est[ea]|[dn]?ess[ea]|[dn]?aquel[ea]) (?:casa|apartamento|imovel|propriedade|anuncio|estudio|duplex|loft|preco|aluguel)\b|\b(?:[dn]?est[ea]|[dn]?ess[ea]|[dn]?isso|[dn]?isto|del[ea]|nel[ea])$|\bseu (?:preco|aluguel)\b/,
    others:
      /\b(?:algo|algum\w*|nov[oa]s?|novidades|outr[oa]s?|parecid\w+|similar\w*|casas|apartamentos|imoveis|anuncios)\b/,
    alike:
      /\b(?:como|(?:mais|menos) \w+ (?:do )?que|parecid\w+ com|similar\w* a|perto|ao lado) (?:d?est|d?ess|d?aquel|d?isso)\w*\b/,
    stop: /\b(?:pare|deixe) de (?:me )?(?:avisar|notificar|acompanhar|seguir)\b|\bnao me avise mais\b|\b(?:(?:cancel|apagu|tir|remov|exclu|desativ|encerr)(?:[ea]|ar)|(?:pare|parar)(?: com)?) (?:todos )?(?:[oa]s? |meus? |esse |este )?(?:avisos?|alertas?)\b|\bnao (?:quero|queremos|desejo|preciso)(?: mais)?(?: de| receber)* (?:avisos?|alertas?|notificacoes)(?: mais)?(?: por favor| obrigad[oa])*$|\bnao quero mais (?:ser avisad[oa]|que me avis\w+)\b/,
    list: /\bo que (?:eu )?(?:estou )?(?:acompanh\w*|seguindo|vigiando)\b|\bmeus (?:avisos|alertas)\b|\bquais (?:avisos|alertas)\b|\bquais (?:buscas|casas) voce (?:segue|acompanha)\b/,
    history: /\bpreco\b.*\b(?:baixou|mudou|caiu|subiu)\b|\bhistorico de precos?\b/,
    cheaper:
      /\b(?:o que|quais|qual)\b.*\b(?:ficou|ficaram) mais barat\w*\b|\b(?:reduzid|rebaixad)[ao]s? (?:recentemente|ha pouco|ultimamente|hoje|ontem|esta|este|nesta|desde)\b|\bbaix(?:ou|aram) de preco\b|\b(?:reducoes|quedas) de preco\b/,
    month: /\bmes\b/,
    today: /\bhoje\b/,
    yesterday: /\bontem\b/,
    daily: /\b(?:todo dia|todas? as manhas|toda manha|diari\w*|uma vez por dia|todos os dias)\b/,
    weekly: /\b(?:toda semana|todas as semanas|semanal\w*|uma vez por semana)\b/,
  },
  watchingSearch: (summary, count) =>
    `Aviso você aqui quando algo acontecer: **${summary}** (agora são ${count}). Diga “pare de me avisar” para encerrar.`,
  watchingHome: (summary) =>
    `Estou acompanhando **${summary}** e conto aqui o que acontecer. Diga “pare de me avisar” para encerrar.`,
  tooWide: (count, perDay, narrower) =>
    `Agora são ${count} imóveis, e eu teria avisado ${perDay} vezes por dia. Restrinja${narrower === '' ? '' : ` (${narrower})`}, ou diga “me avise quando houver algo, todo dia” e eu junto tudo uma vez por dia.`,
  nothingToWatch: 'O que devo acompanhar? Por exemplo: “me avise quando aparecer algo abaixo de 900.000 em Seattle”.',
  stopped: (summaries) => `Não acompanho mais ${summaries}.`,
  whichToStop: (lines) =>
    `Qual devo encerrar? Diga “pare de me avisar” e sobre o quê, ou “pare de me avisar de tudo”.\n${lines}`,
  noWatches: 'Você não acompanha nada. Diga “me avise quando …” e o que procura.',
  watches: (lines) => `Você acompanha:\n${lines}\nDiga “pare de me avisar” para encerrar um.`,
  paused: 'em pausa',
  all: /\btud[oa]s?\b|\btod[oa]s\b/,
  priceStood: (name) => `O preço de ${name} não mudou desde que o conheço.`,
  priceMoved: (name, steps) => `O preço de ${name}: ${steps}.`,
  now: 'agora',
}
