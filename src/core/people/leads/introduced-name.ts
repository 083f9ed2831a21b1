import { fold } from '../../../search/text/fold.ts'

/** The name by which a person introduces themselves in a text; undefined if there is none. */
export function introducedName(text: string): string | undefined {
  const said = SAYS_NAME.exec(text)
  const stated = said && wordsOfName(text.slice(said.index + said[0].length))
  if (stated) return stated
  // In a text all in capitals, a capital does not mark a name.
  if (text === text.toUpperCase()) return undefined
  for (const introduction of INTRODUCTIONS) {
    const name = introducedIn(text, introduction)
    if (name !== undefined && isName(name)) return name
  }
  return undefined
}

/** The first capitalised name behind a phrase that introduces it. */
function introducedIn(text: string, { phrase, name }: Introduction): string | undefined {
  for (const { index, 0: said } of text.matchAll(phrase)) {
    const [found] = name.exec(text.slice(index + said.length)) ?? []
    if (found !== undefined) return found
  }
  return undefined
}

/** Longest text that may be only a name and contact details, in UTF-16 units. */
const CONTACT_LINE_MAX = 500

/** The name in a text that consists only of a name and contact details. */
export function nameInContactLine(text: string, contacts: string[]): string | undefined {
  if (text.length > CONTACT_LINE_MAX) return undefined
  const rest = contacts
    .reduce((left, contact) => left.replace(contact, ' '), text)
    .replaceAll(/[\d+()./]+/g, ' ')
    .replaceAll(/[\s,;:|-]+/g, ' ')
    .trim()
  return new RegExp(`^${CAPITAL}(?: ${CAPITAL}){1,2}$`, 'u').test(rest) && isName(rest) ? rest : undefined
}

const CAPITAL = String.raw`\p{Lu}[\p{L}'’-]+`
const PARTICLE = '(?:de|da|do|dos|del|della|di|la|le|van|von|der|den|bin|al|el|y|e)'
// One pattern for all places where a full name may begin: V8 compiles it to 0.3 MB.
const BEGINS_WITH_NAME = new RegExp(`^${CAPITAL}(?:(?: ${PARTICLE}){0,2} ${CAPITAL}){0,3}`, 'u')

/** Phrases that only a name follows. */
const SAYS_NAME =
  /(?<!\p{L})(?:my (?:full |first )?name(?:['’]s| is)|name ?[:=]|me llamo|mi nombre(?: completo)? es|je m['’]appelle|mon nom est|ich hei(?:ß|ss)e|mein name ist|meu nome (?:é|e)|(?:eu )?me chamo|chamo-me)\s+/iu

/** A phrase that other words can follow too, so only capitals mark a name, and what it introduces. */
type Introduction = { phrase: RegExp; name: RegExp }

const INTRODUCTIONS: readonly Introduction[] = [
  {
    phrase:
      /(?<!\p{L})(?:[Ii]['’]?m|I am|[Tt]his is|[Ss]oy|[Jj]e suis|[Ss]ou (?:o|a)|[Aa]qui (?:é|e) (?:o|a)) (?=\p{Lu})/gu,
    name: BEGINS_WITH_NAME,
  },
  // German capitalises every noun, so two capitalised words are needed.
  {
    phrase: /(?<!\p{L})(?:[Ii]ch bin|[Hh]ier ist) (?=\p{Lu})/gu,
    name: new RegExp(`^${CAPITAL}(?: ${PARTICLE}){0,2} ${CAPITAL}`, 'u'),
  },
]

/** Longest name, in UTF-16 units. */
const LONGEST = 60

/** The first words of a text if they can be a name: capitalised ones, or up to two that are not ordinary words. */
function wordsOfName(text: string): string | undefined {
  const [capitals] = BEGINS_WITH_NAME.exec(text) ?? []
  if (capitals !== undefined) return isName(capitals) ? capitals : undefined
  const [clause = ''] = /^[\p{L}'’ -]+/u.exec(text) ?? []
  const words = clause.split(' ').filter((word) => word !== '')
  const end = words.findIndex((word) => ORDINARY.has(fold(word)))
  const name = words
    .slice(0, end === -1 ? 2 : Math.min(end, 2))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  return name === '' || name.length > LONGEST ? undefined : name
}

/** "This is Ada's kitchen" gives no name. */
const POSSESSIVE = /['’]s$/

function isName(words: string): boolean {
  const [first = ''] = fold(words).split(' ')
  return words.length <= LONGEST && !POSSESSIVE.test(words) && !ORDINARY.has(first) && !ORIGIN.test(first)
}

/** "I'm Canadian" gives no name; "I'm Ian" does. */
const ORIGIN = /^\w{3,}(?:ian|ish|ese|ican)$|^(?:french|german|dutch|greek|swiss|thai|irish|welsh|indian|korean)$/

const ORDINARY = new Set(
  `a about all also am an and any are as at available back be but buyer buying by calling can confused could do done email
  excited first for from glad going good great happy have hello here hi how i if ill im in interested is it its just keen
  landlord late looking me moving my new no not of ok on only or out over owner phone pleased please ready realtor
  relocating renter renting retired searching seller selling so sorry still student sure tenant thanks that the there this
  to too trying unable under very want we what when where which who why will with would writing wondering yes you your
  aqui busco con de el en es estoy hola interesado interesada la le los no pero por que quiero soy su un una y yo
  avec bonjour et est interesse interessee je la les mais ou pour qui suis un une vous
  aber bei das der die ein eine gerne hallo ich ihr interessiert ist mit nicht oder und von zu
  com da do e em estou eu meu minha nao o ola os ou para por procuro quero sou um uma
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
  october november december`.split(/\s+/),
)
