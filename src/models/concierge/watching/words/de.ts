import type { WatchingWords } from './en.ts'

export const watchingWordsDe: WatchingWords = {
  asks: {
    tell: /\b(?:speicher\w*|merk\w*)(?: sie| dir| mir)* (?:diese|die|meine) suche\b|\b(?:sag|sage|sagen sie|gib|geben sie|melde|melden sie)\b.*\b(?:wenn|sobald|falls)\b|\b(?:benachrichtig\w*|informier\w*)\b.*\b(?:mich|wenn|sobald|falls)\b|\bbeobachten? (?:sie )?(?:diese|die) suche\b|\bhalt\w* (?:sie )?mich auf dem laufenden\b/,
    home: /\bbeobachten? (?:sie )?(?:dies\w*|das|es|die wohnung|das haus)\b|\b(?:wenn|sobald|falls) (?:der preis|es|sie) (?:sinkt|fallt|sich andert|verkauft)/,
    one: /\bdies(?:e[srmn]?)?\b(?! (?:suche|gegend|stadt|viertel|strasse|straße|woche|monat|jahr|umgebung|preisklasse|lage|art))|\b(?:davon|dafur|daran|damit|dessen)\b|\b(?:sein|ihr|jener|jenes|jene|jenem) (?:preis|haus|wohnung)\b|\b(?:das haus|die wohnung)\b/,
    others:
      /\b(?:etwas (?!tut|passiert|andert)|neue[snrm]?|neuigkeiten|andere\w*|weitere\w*|ahnlich\w*|hauser|wohnungen|immobilien|angebote|inserate)\b/,
    alike: /\b(?:wie|als|ahnlich|neben|nahe|nahe von|um) dies\w*\b|\bin der nahe dies\w*\b/,
    stop: /\b(?:hor|hore|horen sie) auf\b|\bnicht mehr (?:benachrichtigen|beobachten|melden|informieren)\b|\bkeine (?:benachrichtigungen|meldungen)(?: mehr)?\b|\b(?:beobachtung|benachrichtigung|meldung)(?:en)? (?:beenden|stoppen|loschen|abbestellen)\b|\b(?:losch\w*|beende\w*|stopp\w*) (?:\w+ ){0,2}(?:beobachtung|benachrichtigung|meldung)(?:en)?\b|\b(?:will|mochte|wollen|mochten|brauche) (?:ich |wir )?keine (?:\w+ )?(?:benachrichtigung|meldung|mitteilung|hinweise|alarme)\w*(?: mehr)?$/,
    list: /\bwas (?:beobachte ich|wird beobachtet)\b|\bmeine (?:beobachtungen|benachrichtigungen)\b|\bwelche (?:suchen|hauser|wohnungen) (?:beobachte ich|beobachtest du|beobachten sie)\b|\bwelche (?:beobachtungen|benachrichtigungen) habe ich\b/,
    history:
      /\bpreis\b.*\b(?:gesunken|gefallen|gestiegen|geandert|gesenkt)\b|\bpreis(?:verlauf|entwicklung|historie)\b/,
    cheaper:
      /\b(?:was|welche)\b.*\b(?:billiger|gunstiger) (?:geworden|wurde\w*)\b|\b(?:kurzlich|neulich|gerade|zuletzt|diese woche|seit \w+) (?:im preis )?(?:reduziert\w*|gesenkt\w*|herabgesetzt\w*)\b|\bpreissenkungen\b/,
    month: /\bmonat\b/,
    today: /\bheute\b/,
    yesterday: /\bgestern\b/,
    daily: /\b(?:taglich|jeden (?:tag|morgen)|einmal am tag)\b/,
    weekly: /\b(?:wochentlich|jede woche|einmal pro woche)\b/,
  },
  watchingSearch: (summary, count) =>
    `Ich sage Ihnen hier Bescheid, wenn sich etwas tut: **${summary}** (zurzeit passen ${count}). Mit „nicht mehr benachrichtigen“ endet es.`,
  watchingHome: (summary) =>
    `Ich beobachte **${summary}** und sage Ihnen hier, was geschieht. Mit „nicht mehr benachrichtigen“ endet es.`,
  tooWide: (count, perDay, narrower) =>
    `Zurzeit passen ${count} Immobilien, und ich hätte mich ${perDay}-mal am Tag gemeldet. Grenzen Sie es ein${narrower === '' ? '' : ` (${narrower})`}, oder sagen Sie „benachrichtige mich täglich“, dann fasse ich es einmal am Tag zusammen.`,
  nothingToWatch:
    'Was soll ich beobachten? Zum Beispiel: „Sag mir Bescheid, wenn etwas unter 900.000 in Seattle erscheint“.',
  stopped: (summaries) => `Ich beobachte nicht mehr: ${summaries}.`,
  whichToStop: (lines) =>
    `Was soll ich beenden? Sagen Sie „nicht mehr benachrichtigen“ und worüber, oder „über alles nicht mehr benachrichtigen“.\n${lines}`,
  noWatches: 'Sie beobachten nichts. Sagen Sie „Sag mir Bescheid, wenn …“ und was Sie suchen.',
  watches: (lines) => `Sie beobachten:\n${lines}\nMit „nicht mehr benachrichtigen“ endet eine davon.`,
  paused: 'pausiert',
  all: /\balle[sn]?\b/,
  priceStood: (name) => `Der Preis von ${name} hat sich nicht geändert, seit ich ihn kenne.`,
  priceMoved: (name, steps) => `Der Preis von ${name}: ${steps}.`,
  now: 'jetzt',
}
