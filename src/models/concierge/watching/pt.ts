import type { WatchingWords } from './en.ts'

export const watchingWordsPt: WatchingWords = {
  asks: {
    tell: /\b(?:me )?(?:avise|avisa|notifique|alerte)(?: me)?(?: \w+){0,4} (?:quando|se|assim que|de|sobre)\b|\bquero (?:saber|ser avisad[oa]) quando\b|\bacompanhe (?:esta|a) busca\b/,
    home: /\b(?:acompanhe|vigie|siga) (?:est[ea]|ess[ea]|isso|isto|[oa])\b|\b(?:quando|se) (?:o preco )?(?:baixar|mudar|cair|for vendid[oa])\b/,
    stop: /\b(?:pare|deixe) de (?:me )?(?:avisar|notificar|acompanhar|seguir)\b|\bnao me avise mais\b|\b(?:cancel|apagu|tir|remov|exclu)[ea] (?:todos )?(?:[oa]s? |meus? |esse |este )?(?:avisos?|alertas?)\b/,
    list: /\bo que (?:eu )?(?:estou )?(?:acompanh\w*|seguindo|vigiando)\b|\bmeus (?:avisos|alertas)\b|\bquais (?:avisos|alertas)\b|\bquais (?:buscas|casas) voce (?:segue|acompanha)\b/,
    history: /\bpreco\b.*\b(?:baixou|mudou|caiu|subiu)\b|\bhistorico de precos?\b/,
    cheaper: /\b(?:o que|quais|qual)\b.*\b(?:ficou|ficaram) mais barat\w*\b|\b(?:reducoes|quedas) de preco\b/,
    fresh:
      /\b(?:o que|algo)\b.*\bnov[oa]s?\b.*\b(?:desde|hoje|ontem|esta semana|este mes)\b|\bnovidades (?:desde|de hoje|de ontem|da semana)\b/,
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
