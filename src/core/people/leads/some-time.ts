import type { Language } from '../../../contract/languages.ts'

/** The words of a language for times of a day and of a week. */
type TimeWords = {
  /** A word that begins a time, whatever it names: "before I am home", "unless it is urgent". */
  begins: string
  /** a time that is named: "at weekends", "on Sundays", "too early" */
  named: string
  /** may stand before a time that follows */
  beside: string
}

const words: Record<Language, TimeWords> = {
  en: {
    begins:
      'before|(?:until|till)(?! further notice)|between|during|while|when|unless|except|earlier than|later than|past|(?:after|from)(?! (?:today|this|that|now|all)\\b)',
    named:
      '(?:(?:at|on|in|over) )?(?:the |a |any )?(?:weekends?|week ?days?|nights?|mornings?|afternoons?|evenings?|lunch ?time|office hours|business hours|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|this (?:week|month|morning|afternoon|evening|weekend)|(?:right |just )?now|yet|(?:too|so) (?:early|late)|late|early)|for (?:now|the (?:moment|next)|a (?:while|few|couple)|(?:another )?(?:\\d+|two|three) (?:hours?|days?|weeks?))',
    beside: 'please|pls|at all',
  },
  es: {
    begins:
      'antes de|hasta(?! nuevo aviso)|entre|durante|mientras|cuando|salvo|excepto|a menos que|despues de(?! (?:hoy|esto|eso)\\b)|desde las|a partir de las',
    named:
      '(?:(?:en|por|a|de|durante) )?(?:el |la |los |las )?(?:fin(?:es)? de semana|mananas?|tardes?|noches?|mediodia|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|hoy|esta (?:semana|tarde|noche)|este mes|ahora|todavia|aun|(?:tan|muy|demasiado) (?:temprano|tarde|pronto))|por (?:ahora|el momento)',
    beside: 'por favor',
  },
  fr: {
    begins:
      'avant|jusqu(?! a nouvel ordre)|entre|pendant|durant|tant que|quand|lorsque|sauf|a moins|des|a partir de|apres(?! (?:aujourd|cela|ca)\\b)',
    named:
      "(?:(?:en|dans|a) )?(?:le |la |les |l['’])?(?:week ?-?ends?|fins? de semaine|matins?|matinee|apres-?midi|soirs?|soiree|nuit|midi|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|aujourd|cette semaine|ce (?:soir|matin|mois|week-?end)|maintenant|(?:trop|si) (?:tot|tard))|en semaine|pour (?:l instant|le moment)",
    beside: "s['’]?il (?:vous|te) pla[ii]t|svp",
  },
  de: {
    begins:
      'vor|bis(?! auf weiteres)|zwischen|wahrend|solange|wenn(?! (?:moglich|es geht))|ausser|bevor|ab(?! (?:jetzt|heute|sofort)\\b)|nach(?! heute\\b)',
    named:
      '(?:(?:am|an|in|im|zur) )?(?:der |den |dem )?(?:wochenenden?|wochentags?|werktags?|morgens?|vormittags?|mittags?|mittagszeit|nachmittags?|abends?|nachts?|nacht|(?:mon|diens|donners|frei|sams|sonn)tag(?:e?n?s?)|mittwochs?|samstags?|heute|morgen|diese(?:r|n)? (?:woche|monat)|gerade|jetzt|noch|(?:zu|so) (?:fruh|spat))|im moment|vorerst',
    beside: 'bitte|an|anrufen',
  },
  pt: {
    begins:
      'antes d[aeo]s?|ate|entre|durante|enquanto|quando|salvo|exceto|a menos que|depois d(?:e|a|as|o)(?! (?:hoje|isso|isto)\\b)|a partir das|apos(?! (?:hoje|isso|isto)\\b)',
    named:
      '(?:(?:em|por|a|de|durante|aos?|nos?|nas?|as) )?(?:o |a |os |as )?(?:fi(?:m|ns) de semana|manhas?|tardes?|noites?|meio-?dia|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|hoje|est[ae] (?:semana|mes)|agora|ainda|(?:tao|muito) (?:cedo|tarde))|por enquanto|de (?:manha|tarde|noite)',
    beside: 'por favor',
  },
}

const LANGUAGES = Object.values(words)

/** Right behind what is denied: "… before noon", "…, bitte nicht am Wochenende". */
const BEHIND = LANGUAGES.map(
  ({ begins, named, beside }) =>
    new RegExp(
      `^[ ,]*(?:(?:${beside})[ ,]+)*(?:(?:not|no|pas|nicht|nao) )?(?:(?:${begins})\\b|(?:${named})(?![\\p{L}\\p{N}]))`,
      'u',
    ),
)
/** The whole beginning of the sentence: "at weekends please don't ring …", "vor 10 Uhr bitte …". */
const AHEAD = LANGUAGES.map(
  ({ begins, named, beside }) =>
    new RegExp(
      `(?:^|[.!?;] )(?:(?:${beside})[ ,]+)*(?:(?:${begins}) [^.!?;,]{1,30}|${named})[ ,]+(?:(?:${beside})[ ,]*)*$`,
      'u',
    ),
)

/** Whether what stands right behind a denial, or before it in its sentence, limits it to some time of a day or of a week. */
export function isForSomeTime(before: string, behind: string): boolean {
  const [ahead, after] = [withoutMarks(before), withoutMarks(behind)]
  return BEHIND.some((time) => time.test(after)) || AHEAD.some((time) => time.test(ahead))
}

/** In small letters without accents; German "ß" as "ss". */
const withoutMarks = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll("n't", 'n t')
