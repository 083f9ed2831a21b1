import { fold } from '../../../search/text/fold.ts'

/** The name that a person gives in a text of their own; undefined where none is given. */
export function nameIn(text: string): string | undefined {
  const said = SAYS_NAME.exec(text)
  const given = said && wordsOfName(text.slice(said.index + said[0].length))
  if (given) return given
  // Where everything is in capitals, a capital tells no name.
  if (text === text.toUpperCase()) return undefined
  const [, introduced] = INTRODUCES.exec(text) ?? []
  if (introduced !== undefined && isName(introduced)) return introduced
  const [, inGerman] = INTRODUCES_IN_GERMAN.exec(text) ?? []
  return inGerman !== undefined && isName(inGerman) ? inGerman : undefined
}

/** The name in a text that is nothing but a name and ways to reach somebody. */
export function nameBeside(text: string, contacts: string[]): string | undefined {
  const rest = contacts
    .reduce((left, contact) => left.replace(contact, ' '), text)
    .replaceAll(/[\d+()./]+/g, ' ')
    .replaceAll(/[\s,;:|-]+/g, ' ')
    .trim()
  return new RegExp(`^${CAPITAL}(?: ${CAPITAL}){1,2}$`, 'u').test(rest) && isName(rest) ? rest : undefined
}

const CAPITAL = String.raw`\p{Lu}[\p{L}'’-]+`
const PARTICLE = '(?:de|da|do|dos|del|della|di|la|le|van|von|der|den|bin|al|el|y|e)'
const FULL_NAME = `${CAPITAL}(?:(?: ${PARTICLE}){0,2} ${CAPITAL}){0,3}`

/** What only a name can follow. */
const SAYS_NAME =
  /(?<!\p{L})(?:my (?:full |first )?name(?:['’]s| is)|name ?[:=]|me llamo|mi nombre(?: completo)? es|je m['’]appelle|mon nom est|ich hei(?:ß|ss)e|mein name ist|meu nome (?:é|e)|(?:eu )?me chamo|chamo-me)\s+/iu

/** What much else can follow: only a capital tells a name. */
const INTRODUCES = new RegExp(
  String.raw`(?<!\p{L})(?:[Ii]['’]?m|I am|[Tt]his is|[Ss]oy|[Jj]e suis|[Ss]ou (?:o|a)|[Aa]qui (?:é|e) (?:o|a)) (${FULL_NAME})(?!\p{L})`,
  'u',
)
/** German writes every noun with a capital, so that one word is not enough. */
const INTRODUCES_IN_GERMAN = new RegExp(
  String.raw`(?<!\p{L})(?:[Ii]ch bin|[Hh]ier ist) (${CAPITAL}(?: ${PARTICLE}){0,2} ${CAPITAL})(?!\p{L})`,
  'u',
)

const LONGEST = 60

/** The words at the beginning of a text that can be a name: all with capitals, or two that are not ordinary words. */
function wordsOfName(text: string): string | undefined {
  const [capitals] = new RegExp(`^${FULL_NAME}`, 'u').exec(text) ?? []
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

/** "This is Ada's kitchen" is about a kitchen. */
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
