import type { WatchingWords } from './en.ts'

export const watchingWordsEs: WatchingWords = {
  asks: {
    tell: /\b(?:guard[ae]|guardar|guardame|recuerd[ae]) (?:esta|la|mi) busqueda\b|\b(?:avisa|avise|notifica|notifique|alerta)me(?: \w+){0,4} (?:cuando|si|en cuanto|de|sobre)\b|\b(?:quiero que me avises?|me avisas?)(?: \w+){0,4} (?:cuando|si|de|sobre)\b|\b(?:vigila|sigue) (?:esta|la) busqueda\b|\bmanten(?:me|ganme) al (?:dia|tanto)\b|\b(?:dime|diga ?me|hazme saber) (?:cuando|si|en cuanto)\b.*\b(?:baj|sub|cambi|vend|aparec|sal|haya)\w*/,
    home: /\b(?:vigila|vigile|sigue|siga) (?:est[aeo]|es[aeo]|l[ao])\b|\b(?:cuando|si) (?:baje|cambie|se venda)\b/,
    one: /\b(?:est[ae]|es[ae]|aquel(?:la)?) (?:casa|piso|vivienda|apartamento|departamento|inmueble|propiedad|anuncio|estudio|chalet|duplex|loft|precio|alquiler)\b|\b(?:de|a|con|sobre) (?:est|es)[aeo]$|\bsu (?:precio|alquiler)\b/,
    others:
      /\b(?:algo|algun[ao]?s?|nuev[oa]s?|novedades|otr[oa]s?|parecid\w+|similar\w*|casas|pisos|viviendas|apartamentos|departamentos|inmuebles|anuncios)\b/,
    alike: /\b(?:como|(?:mas|menos) \w+ que|parecid\w+ a|similar\w* a|cerca de|junto a) (?:est|es|aquel)\w*\b/,
    stop: /\b(?:deja|deje|para|pare) de (?:avisarme|avisar|notificarme|seguir|vigilar)\b|\bno me avises? mas\b|\b(?:(?:cancela|quita|borra|elimina|desactiva|termina)r?|deten|detener|pare|parar) (?:todos |todas )?(?:el |la |los |las |mis? |est[ea] )?(?:avisos?|alertas?)\b|\bno (?:quiero|queremos|deseo|necesito) (?:recibir )?(?:mas )?(?:avisos?|alertas?|notificaciones)(?: mas)?(?: por favor| gracias)*$|\bya no (?:me avis|me notifi|me alert|quiero que me avis)\w*(?: por favor| mas)*$|\bno (?:me|quiero que me) avis\w+ (?:de (?:eso|esto) )?mas\b/,
    list: /\bque (?:estoy )?(?:siguiendo|vigilando|sigo|vigilo)\b|\bmis (?:avisos|alertas)\b|\bque (?:avisos|alertas) tengo\b|\bque (?:busquedas|casas|pisos) (?:sigues|vigilas)\b/,
    history:
      /\b(?:ha|habia) (?:bajado|cambiado|subido)\b.*\bprecio\b|\bprecio\b.*\b(?:ha bajado|ha cambiado|ha subido|bajo|cambio)\b|\bhistorial de precios?\b/,
    cheaper:
      /\bque (?:\w+ )?(?:se )?(?:ha|han) (?:bajado|rebajado|abaratado)\b|\brebajad[ao]s? (?:hace poco|ultimamente|recientemente|hoy|ayer|esta|este|desde)\b|\bbajadas? de precio\b.*\b(?:hoy|ayer|semana|mes)\b/,
    month: /\bmes\b/,
    today: /\bhoy\b/,
    yesterday: /\bayer\b/,
    daily: /\b(?:cada (?:dia|manana)|todos los dias|diario|diariamente|una vez al dia)\b/,
    weekly: /\b(?:cada semana|todas las semanas|semanal|semanalmente|una vez a la semana)\b/,
  },
  watchingSearch: (summary, count) =>
    `Le avisaré aquí cuando pase algo: **${summary}** (ahora coinciden ${count}). Diga «deja de avisarme» para terminar.`,
  watchingHome: (summary) =>
    `Sigo **${summary}** y le contaré aquí lo que pase. Diga «deja de avisarme» para terminar.`,
  tooWide: (count, perDay, narrower) =>
    `Ahora coinciden ${count} viviendas, y le habría avisado ${perDay} veces al día. Concrete más${narrower === '' ? '' : ` (${narrower})`}, o diga «avísame cuando haya algo, cada día» y lo junto una vez al día.`,
  nothingToWatch: '¿Qué quiere que siga? Por ejemplo: «avísame cuando haya algo por menos de 900.000 en Seattle».',
  stopped: (summaries) => `Ya no sigo ${summaries}.`,
  whichToStop: (lines) => `¿Cuál termino? Diga «deja de avisarme» y de qué, o «deja de avisarme de todo».\n${lines}`,
  noWatches: 'No sigue nada. Diga «avísame cuando …» y lo que busca.',
  watches: (lines) => `Sigue:\n${lines}\nDiga «deja de avisarme» para terminar uno.`,
  paused: 'en pausa',
  all: /\btod[oa]s?\b/,
  priceStood: (name) => `El precio de ${name} no ha cambiado desde que lo conozco.`,
  priceMoved: (name, steps) => `El precio de ${name}: ${steps}.`,
  now: 'ahora',
}
