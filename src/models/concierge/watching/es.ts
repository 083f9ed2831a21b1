import type { WatchingWords } from './en.ts'

export const watchingWordsEs: WatchingWords = {
  asks: {
    tell: /\b(?:avisa|avise|notifica|notifique|alerta)me(?: \w+){0,4} (?:cuando|si|en cuanto|de|sobre)\b|\b(?:quiero que me avises?|me avisas?)(?: \w+){0,4} (?:cuando|si|de|sobre)\b|\b(?:vigila|sigue) (?:esta|la) busqueda\b|\bmanten(?:me|ganme) al (?:dia|tanto)\b/,
    home: /\b(?:vigila|vigile|sigue|siga) (?:est[aeo]|es[aeo]|l[ao])\b|\b(?:cuando|si) (?:baje|cambie|se venda)\b/,
    stop: /\b(?:deja|deje|para|pare) de (?:avisarme|avisar|notificarme|seguir|vigilar)\b|\bno me avises? mas\b|\b(?:cancela|quita|borra|elimina)r? (?:todos |todas )?(?:el |la |los |las |mis? |est[ea] )?(?:avisos?|alertas?)\b/,
    list: /\bque (?:estoy )?(?:siguiendo|vigilando|sigo|vigilo)\b|\bmis (?:avisos|alertas)\b|\bque (?:avisos|alertas) tengo\b|\bque (?:busquedas|casas|pisos) (?:sigues|vigilas)\b/,
    history:
      /\b(?:ha|habia) (?:bajado|cambiado|subido)\b.*\bprecio\b|\bprecio\b.*\b(?:ha bajado|ha cambiado|ha subido|bajo|cambio)\b|\bhistorial de precios?\b/,
    cheaper:
      /\bque (?:se )?(?:ha|han) (?:bajado|rebajado|abaratado)\b|\bbajadas? de precio\b.*\b(?:hoy|ayer|semana|mes)\b/,
    fresh:
      /\b(?:que|algo)\b.*\bnuev[oa]s?\b.*\b(?:desde|hoy|ayer|esta semana|este mes)\b|\bnovedades (?:desde|de hoy|de ayer|de la semana|esta semana)\b/,
    month: /\bmes\b/,
    today: /\bhoy\b/,
    yesterday: /\bayer\b/,
    daily: /\b(?:cada (?:dia|manana)|todos los dias|diario|diariamente|una vez al dia)\b/,
    weekly: /\b(?:cada semana|todas las semanas|semanal|semanalmente|una vez a la semana)\b/,
  },
  watchingSearch: (summary, count) =>
    `Te avisaré aquí cuando pase algo: **${summary}** (ahora coinciden ${count}). Di «deja de avisarme» para terminar.`,
  watchingHome: (summary) => `Sigo **${summary}** y te contaré aquí lo que pase. Di «deja de avisarme» para terminar.`,
  tooWide: (count, perDay, narrower) =>
    `Ahora coinciden ${count} viviendas, y te habría avisado ${perDay} veces al día. Concreta más${narrower === '' ? '' : ` (${narrower})`}, o di «avísame cuando haya algo, cada día» y lo junto una vez al día.`,
  nothingToWatch: '¿Qué quieres que siga? Por ejemplo: «avísame cuando haya algo por menos de 900.000 en Seattle».',
  stopped: (summaries) => `Ya no sigo ${summaries}.`,
  whichToStop: (lines) => `¿Cuál termino? Di «deja de avisarme» y de qué, o «deja de avisarme de todo».\n${lines}`,
  noWatches: 'No sigues nada. Di «avísame cuando …» y lo que buscas.',
  watches: (lines) => `Sigues:\n${lines}\nDi «deja de avisarme» para terminar uno.`,
  paused: 'en pausa',
  all: /\btod[oa]s?\b/,
  priceStood: (name) => `El precio de ${name} no ha cambiado desde que lo conozco.`,
  priceMoved: (name, steps) => `El precio de ${name}: ${steps}.`,
  now: 'ahora',
}
