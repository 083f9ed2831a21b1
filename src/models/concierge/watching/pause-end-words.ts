import type { Language } from '../../../contract/languages.ts'

/** Words for the end of a pause in one language. All patterns match folded text without punctuation. */
export type EndWords = {
  /** precedes the time at which a pause ends */
  until: RegExp
  dayAfterTomorrow: RegExp
  tomorrow: RegExp
  /** the night or evening to come */
  tonight: RegExp
  weekend: RegExp
  after: RegExp
  nextWeek: RegExp
  nextMonth: RegExp
  /** times of day, with the local hour at which each begins; the first that matches counts */
  times: [RegExp, number][]
  /** an hour, as in "9 am" or "18 Uhr": hour, minutes, "am" or "pm" */
  clock: RegExp
  /** units of time, after a number */
  units: Record<'hours' | 'days' | 'weeks' | 'months', RegExp>
  numbers: string[]
}

/** Local hour. */
export const MORNING = 8
const clockOf = (unit: string, before: string) =>
  new RegExp(
    `\\b(?:(?:${before}) )?(\\d{1,2})(?: (\\d{2}))? ?(?:${unit})(?: (\\d{2}))?\\b|\\b(?:${before}) (\\d{1,2})(?: (\\d{2}))?$`,
  )

export const endWords: Record<Language, EndWords> = {
  en: {
    until: /\b(?:until|till|til) (.+)$/,
    dayAfterTomorrow: /\bday after tomorrow\b/,
    tomorrow: /\btomorrow\b/,
    tonight: /\b(?:tonight|overnight|(?:this|the) (?:night|evening))\b/,
    weekend: /\bweekend\b/,
    after: /\bafter\b/,
    nextWeek: /\bnext week\b/,
    nextMonth: /\bnext month\b/,
    times: [
      [/\bmorning\b/, MORNING],
      [/\b(?:noon|midday|lunch\w*)\b/, 12],
      [/\bafternoon\b/, 14],
      [/\bevening\b/, 18],
      [/\b(?:night|tonight)\b/, 21],
    ],
    clock: clockOf('(am|pm)|o clock|hours|in the \\w+', 'at|until|till|til'),
    units: { hours: /^(?:hours?|hrs?)$/, days: /^days?$/, weeks: /^weeks?$/, months: /^months?$/ },
    numbers: ['an?|one', 'two', 'three', 'four', 'five', 'six'],
  },
  es: {
    until: /\bhasta (.+)$/,
    dayAfterTomorrow: /\bpasado manana\b/,
    tomorrow: /(?<!\b(?:la|pasado) )\bmanana\b/,
    tonight: /\besta noche\b/,
    weekend: /\bfin de semana\b/,
    after: /\b(?:despues|tras)\b/,
    nextWeek: /\b(?:semana que viene|(?:proxima|siguiente) semana|semana proxima)\b/,
    nextMonth: /\b(?:mes que viene|(?:proximo|siguiente) mes|mes proximo)\b/,
    times: [
      [/\bla manana\b|\btemprano\b/, MORNING],
      [/\bmedio ?dia\b/, 12],
      [/\btarde\b/, 14],
      [/\bnoche\b/, 21],
    ],
    clock: clockOf('(am|pm)|horas|de la \\w+', 'a las?|hasta las?'),
    units: { hours: /^horas?$/, days: /^dias?$/, weeks: /^semanas?$/, months: /^mes(?:es)?$/ },
    numbers: ['una?', 'dos', 'tres', 'cuatro', 'cinco', 'seis'],
  },
  fr: {
    until: /\bjusqu (.+)$/,
    dayAfterTomorrow: /\bapres demain\b/,
    tomorrow: /\bdemain\b/,
    tonight: /\b(?:ce soir|cette nuit)\b/,
    weekend: /\bweek ?end\b/,
    after: /\bapres\b(?! (?:midi|demain))/,
    nextWeek: /\bsemaine prochaine\b/,
    nextMonth: /\bmois prochain\b/,
    times: [
      [/\bapres midi\b/, 14],
      [/\bmatin(?:ee)?\b/, MORNING],
      [/\bmidi\b/, 12],
      [/\bsoir(?:ee)?\b/, 18],
      [/\bnuit\b/, 21],
    ],
    clock: clockOf('h|heures?|du (?:matin|soir)', 'a'),
    units: { hours: /^heures?$/, days: /^jours?$/, weeks: /^semaines?$/, months: /^mois$/ },
    numbers: ['une?', 'deux', 'trois', 'quatre', 'cinq', 'six'],
  },
  de: {
    until: /\bbis (.+)$/,
    dayAfterTomorrow: /\bubermorgen\b/,
    // "Montag morgen" and "am Morgen" are mornings; so is "morgen" once more after "morgen".
    tomorrow: /(?<!(?:tag|woch|abend|am|jeden|zum|heute|gestern|morgen) )\bmorgen\b/,
    tonight: /\bheute (?:nacht|abend)\b|\b(?:diese|uber) nacht\b/,
    weekend: /\bwochenendes?\b/,
    after: /\bnach\b/,
    nextWeek: /\b(?:nachste[rn]?|kommende[rn]?) woche\b/,
    nextMonth: /\b(?:nachste[nms]?|kommende[nms]?) monats?\b/,
    times: [
      [/nachmittags?\b/, 14],
      [/\b(?:fruh\w*)\b|vormittags?\b|(?<=(?:tag|woch|abend|am|zum|heute|morgen) ?)morgens?\b/, MORNING],
      [/mittags?\b/, 12],
      [/abends?\b/, 18],
      [/\bnachts?\b/, 21],
    ],
    clock: clockOf('uhr', 'um'),
    units: { hours: /^stunden?$/, days: /^tage?n?$/, weeks: /^wochen?$/, months: /^monate?n?$/ },
    numbers: ['eine[nr]?|ein', 'zwei', 'drei', 'vier', 'funf', 'sechs'],
  },
  pt: {
    until: /\bate (.+)$/,
    dayAfterTomorrow: /\bdepois de amanha\b/,
    tomorrow: /\bamanha\b/,
    tonight: /\b(?:esta|hoje a) noite\b/,
    weekend: /\b(?:fim|final) de semana\b/,
    after: /\bdepois\b(?! de amanha)|\bapos\b/,
    nextWeek: /\b(?:semana que vem|proxima semana|semana proxima)\b/,
    nextMonth: /\b(?:mes que vem|proximo mes|mes proximo)\b/,
    times: [
      [/\bmanha\b|\bcedo\b/, MORNING],
      [/\bmeio dia\b/, 12],
      [/\btarde\b/, 14],
      [/\bnoite\b/, 19],
    ],
    clock: clockOf('h|horas?|da (?:manha|tarde|noite)', 'as?'),
    units: { hours: /^horas?$/, days: /^dias?$/, weeks: /^semanas?$/, months: /^mes(?:es)?$/ },
    numbers: ['uma?', 'duas|dois', 'tres', 'quatro', 'cinco', 'seis'],
  },
}
