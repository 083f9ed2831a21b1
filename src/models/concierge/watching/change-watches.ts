import { DateTime } from 'luxon'
import type { Language } from '../../../contract/languages.ts'
import type { Every } from '../../../contract/listings/watches.ts'
import type { Watching } from '../../../core/ports/watches.ts'
import type { Answerer, Question } from '../question.ts'
import { type PauseEnd, pauseEndIn } from './pause-end.ts'
import { foldedText, namesWatch, say, watchingWordsFor } from './replies.ts'

/** Patterns and texts for pausing, resuming and rescheduling watches. The patterns match folded text. */
type ChangingWords = {
  pause: RegExp
  goOn: RegExp
  /** a sign that "daily" or "weekly" changes existing watches and does not start a new one */
  only: RegExp
  atOnce: RegExp
  paused: (summaries: string, until: string) => string
  goesOn: (summaries: string) => string
  every: Record<Every, (summaries: string) => string>
}

const changingWords: Record<Language, ChangingWords> = {
  en: {
    pause:
      /\b(?:pause|mute|silence|suspend|snooze)\b|(?<!\b(?:don t|do not|dont|never) )\b(?:stop|no|hold) (?:telling me|alerting me|my alerts|the alerts|alerts|notifications)\b.*\b(?:for|until|till?)\b|\b(?:do not|don t|dont) (?:tell|notify|alert|message|ping|bother) me\b.*\b(?:for (?:\w+ ){0,3}(?:hours?|hrs?|days?|weeks?|months?|nights?|weekends?|while|now|today|tonight)|until|till?)\b/,
    goOn: /\b(?:resume|unpause|unmute|continue|restart)\b.*\b(?:alerts?|watch\w*|telling|notif\w*|them|it)\b|\b(?:start|begin) telling me again\b|\balerts back on\b/,
    only: /\b(?:only|just|rather|instead|enough|at most|better|please)\b|\b(?:make|change|switch|set)\b/,
    atOnce: /\b(?:at once|immediately|right away|as it happens|instantly)\b/,
    paused: (summaries, until) => `Paused until ${until}: ${summaries}. What happens meanwhile is not told later.`,
    goesOn: (summaries) => `It goes on: ${summaries}.`,
    every: {
      AtOnce: (summaries) => `I tell you at once from now on: ${summaries}.`,
      Daily: (summaries) => `I tell you once a day from now on, all together: ${summaries}.`,
      Weekly: (summaries) => `I tell you once a week from now on, all together: ${summaries}.`,
    },
  },
  es: {
    pause:
      /\b(?:pausa|pause|pon en pausa|silencia|suspende)\b|\b(?:deja de avisarme|no me avises|sin avisos)\b.*\b(?:durante|por|hasta)\b/,
    goOn: /\b(?:reanuda|retoma|reactiva)\b|\bvuelve a avisarme\b/,
    only: /\b(?:solo|solamente|mejor|basta|por favor|como mucho|cambia\w*|pon\w*)\b/,
    atOnce: /\b(?:al momento|enseguida|inmediatamente|de inmediato)\b/,
    paused: (summaries, until) =>
      `En pausa hasta el ${until}: ${summaries}. Lo que pase mientras tanto no se cuenta después.`,
    goesOn: (summaries) => `Sigue adelante: ${summaries}.`,
    every: {
      AtOnce: (summaries) => `Desde ahora le aviso al momento: ${summaries}.`,
      Daily: (summaries) => `Desde ahora le aviso una vez al día, todo junto: ${summaries}.`,
      Weekly: (summaries) => `Desde ahora le aviso una vez por semana, todo junto: ${summaries}.`,
    },
  },
  fr: {
    pause:
      /\b(?:mets?|mettez) (?:\w+ ){0,3}en pause\b|\b(?:suspends?|suspendez|pause)\b|\b(?:arretez? de me prevenir|plus d alertes?|ne me (?:previens|prevenez|avertis|avertissez|alertez?) (?:pas|plus))\b.*\b(?:pendant|jusqu)\b/,
    goOn: /\b(?:reprends?|reprenez|reactivez?)\b.*\b(?:alertes?|suivi|recherche)\b|\b(?:recommencez?|continuez?) (?:a|de) me prevenir\b/,
    only: /\b(?:seulement|uniquement|plutot|suffit|au plus|s il (?:te|vous) plait|passez?|change\w*)\b/,
    atOnce: /\b(?:tout de suite|immediatement|aussitot)\b/,
    paused: (summaries, until) =>
      `En pause jusqu'au ${until} : ${summaries}. Ce qui se passe entre-temps n'est pas dit après coup.`,
    goesOn: (summaries) => `Cela reprend : ${summaries}.`,
    every: {
      AtOnce: (summaries) => `Je vous préviens désormais tout de suite : ${summaries}.`,
      Daily: (summaries) => `Je vous préviens désormais une fois par jour, tout ensemble : ${summaries}.`,
      Weekly: (summaries) => `Je vous préviens désormais une fois par semaine, tout ensemble : ${summaries}.`,
    },
  },
  de: {
    pause:
      // "Bis" before a number may be a price: "bis 500k".
      /\b(?:pausier\w*|pause)\b|\b(?:nicht mehr (?:benachrichtigen|melden)|keine (?:benachrichtigungen|meldungen))\b.*\b(?:fur|bis)\b|\b(?:benachrichtig\w*|meld\w*)\b.*\bbis (?!(?:zu |maximal )?\d+\w*\b(?! (?:uhr|jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|dez))).*\b(?:nicht|nichts)\b/,
    goOn: /\b(?:setz\w*|mach\w*)\b.*\b(?:benachrichtigungen|meldungen|beobachtung\w*)\b.*\b(?:fort|weiter)\b|\bmach\w* (?:bitte )?weiter\b|\bwieder (?:benachrichtigen|melden|bescheid)\b/,
    only: /\b(?:nur|lieber|reicht|genugt|hochstens|bitte|stell\w*|ander\w*)\b/,
    atOnce: /\b(?:sofort|gleich|umgehend)\b/,
    paused: (summaries, until) =>
      `Pause bis ${until}: ${summaries}. Was inzwischen geschieht, wird nicht nachträglich gemeldet.`,
    goesOn: (summaries) => `Es geht weiter: ${summaries}.`,
    every: {
      AtOnce: (summaries) => `Ich melde mich ab jetzt sofort: ${summaries}.`,
      Daily: (summaries) => `Ich melde mich ab jetzt einmal am Tag mit allem zusammen: ${summaries}.`,
      Weekly: (summaries) => `Ich melde mich ab jetzt einmal in der Woche mit allem zusammen: ${summaries}.`,
    },
  },
  pt: {
    pause:
      /\b(?:pause|pausa|pausar|silencie|suspenda)\b|\b(?:pare de me avisar|nao me avise|sem avisos)\b.*\b(?:por|durante|ate)\b/,
    goOn: /\b(?:retome|reative)\b|\b(?:volte|continue) a (?:me )?avisar\b/,
    only: /\b(?:so|somente|apenas|melhor|basta|por favor|no maximo|mude|troque|passe)\b/,
    atOnce: /\b(?:na hora|imediatamente|de imediato)\b/,
    paused: (summaries, until) =>
      `Em pausa até ${until}: ${summaries}. O que acontecer nesse tempo não é contado depois.`,
    goesOn: (summaries) => `Continua: ${summaries}.`,
    every: {
      AtOnce: (summaries) => `A partir de agora aviso na hora: ${summaries}.`,
      Daily: (summaries) => `A partir de agora aviso uma vez por dia, tudo junto: ${summaries}.`,
      Weekly: (summaries) => `A partir de agora aviso uma vez por semana, tudo junto: ${summaries}.`,
    },
  },
}

/** Longer messages describe a new search and do not change existing watches. */
const WORDS_MAX = 12

/** Answers "pause my alerts for a week", "only once a day please", "resume my alerts": for the watches named, else for all. */
export const answerChangingWatches: Answerer = async (question) => {
  const { watching, memory, now } = question
  const said = foldedText(question)
  if (watching === undefined || said.split(' ').length > WORDS_MAX) return undefined
  const language = memory.language ?? 'en'
  const own = changingWords[language]
  const every = everyIn(question, own, said)
  if (!own.pause.test(said) && !own.goOn.test(said) && every === undefined) return undefined
  const all = await watching.list()
  // Without watches, the message is about something else.
  if (all.length === 0) return undefined
  const named = all.filter(({ summary }) => namesWatch(summary, said))
  const meant = named.length > 0 ? named : all
  const change: WatchChange | undefined = own.goOn.test(said)
    ? 'goOn'
    : own.pause.test(said)
      ? { pauseUntil: pauseEndIn(said, language, DateTime.fromMillis(now, { zone: await watching.timeZone() })) }
      : every && { every }
  if (change === undefined) return undefined
  return say(question, await changeWatches({ ...question, watching, language }, meant, change))
}

/** How watches change: they go on, tell nothing for a time, or tell at other times. */
type WatchChange = 'goOn' | { pauseUntil: PauseEnd } | { every: Every }
type Asked = Pick<Question, 'words'> & { watching: Watching; language: Language }

/** Changes watches and returns the sentence that says so. */
export async function changeWatches(
  { watching, language, words }: Asked,
  watches: { id: number; summary: string }[],
  change: WatchChange,
): Promise<string> {
  const own = changingWords[language]
  const ids = watches.map(({ id }) => id)
  const summaries = words.and(watches.map(({ summary }) => `**${summary}**`))
  if (change === 'goOn') {
    await watching.edit(ids, { isPaused: false, pausedUntil: null })
    return own.goesOn(summaries)
  }
  if ('every' in change) {
    await watching.edit(ids, change)
    return own.every[change.every](summaries)
  }
  const { until, hasTime } = change.pauseUntil
  await watching.edit(ids, { isPaused: true, pausedUntil: until.toMillis() })
  return own.paused(summaries, dayInWords(language, until, hasTime ? TIME : {}))
}

/** Day and month in words: "3 June". */
export const dayInWords = (language: Language, day: DateTime, more: Intl.DateTimeFormatOptions = {}): string =>
  day
    .setLocale({ en: 'en-GB', es: 'es', fr: 'fr', de: 'de', pt: 'pt' }[language])
    .toLocaleString({ day: 'numeric', month: 'long', ...more })

const TIME = { hour: 'numeric', minute: '2-digit' } as const

function everyIn(question: Question, own: ChangingWords, said: string): Every | undefined {
  const { asks } = watchingWordsFor(question)
  if (!own.only.test(said)) return undefined
  if (asks.weekly.test(said)) return 'Weekly'
  if (asks.daily.test(said)) return 'Daily'
  return own.atOnce.test(said) ? 'AtOnce' : undefined
}
