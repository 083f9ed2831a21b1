/** How owners shorten words in notes, and the words. Without the points and signs that may stand after them. */
const WORDS: Readonly<Record<string, string>> = {
  addl: 'additional',
  appl: 'application',
  appls: 'applications',
  appt: 'appointment',
  appts: 'appointments',
  apt: 'apartment',
  apts: 'apartments',
  asst: 'assistant',
  avail: 'available',
  avg: 'average',
  bldg: 'building',
  bldgs: 'buildings',
  comm: 'commission',
  dep: 'deposit',
  deps: 'deposits',
  dept: 'department',
  docs: 'documents',
  elec: 'electric',
  est: 'established',
  exc: 'except',
  excl: 'excluding',
  "gov't": 'government',
  govt: 'government',
  hr: 'hour',
  hrs: 'hours',
  ht: 'heat',
  incl: 'included',
  info: 'information',
  lbs: 'pounds',
  maint: 'maintenance',
  mgmt: 'management',
  mgr: 'manager',
  mgrs: 'managers',
  mo: 'month',
  mos: 'months',
  mtg: 'meeting',
  occ: 'occupancy',
  pmt: 'payment',
  pmts: 'payments',
  refs: 'references',
  req: 'required',
  reqd: 'required',
  "req'd": 'required',
  reqs: 'requirements',
  rm: 'room',
  rms: 'rooms',
  sec: 'security',
  svc: 'service',
  thru: 'through',
  utils: 'utilities',
  wk: 'week',
  wks: 'weeks',
  yr: 'year',
  yrs: 'years',
}

const WORD = /(?<![\p{L}\p{N}'])\p{L}[\p{L}']{1,5}(?![\p{L}\p{N}'])\.?/gu
/** Signs for small words: "w/ approval", "re: keys", "1BR", "$85/mo". */
const SIGNS: readonly [RegExp, string][] = [
  [/\bw\/o\b/giu, 'without'],
  [/\bw\/(?= ?\p{L})/giu, 'with '],
  [/\bre: /giu, 'about '],
  [/(?<=[\d+])\s?BRs?\b/gu, ' bedroom'],
  [/(?<=\d)\/(?=\p{L})/gu, ' per '],
]

/** A note in whole words, by which it is judged: "Asst. mgr: Ann, 20 yrs w/ us" is "assistant manager: Ann, 20 years with us". */
export function spelledOut(note: string): string {
  const words = note.replace(WORD, (word) => {
    const known = WORDS[word.toLowerCase().replace(/\.$/, '')]
    return known === undefined ? word : /^\p{Lu}/u.test(word) ? known[0]?.toUpperCase() + known.slice(1) : known
  })
  return SIGNS.reduce((text, [sign, meaning]) => text.replace(sign, meaning), words)
}
