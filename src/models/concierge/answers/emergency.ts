import { languageNamed } from '../../../core/language.ts'
import { countryOf } from '../../../core/people/leads/country.ts'
import { toPlainText } from '../../../search/text/fold.ts'
import { publicStatements } from '../business/quotable.ts'
import type { Answerer } from '../question.ts'
import { languageOfDanger } from '../understand/danger.ts'
import { words } from '../words/words.ts'

/** National numbers for every emergency. Other countries have several, or none that is certain. */
const NUMBERS = new Map([
  ...'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE NO IS LI CH TR IN'
    .split(' ')
    .map((country) => [country, '112'] as const),
  ...'US CA MX'.split(' ').map((country) => [country, '911'] as const),
  ...'GB GG JE IM'.split(' ').map((country) => [country, '999'] as const),
  ['AU', '000'],
  ['NZ', '111'],
  ['BR', '190 / 192 / 193'],
])

/** Somebody in danger is told whom to call, and what the business says itself of emergencies. Never a list of homes. */
export const answerEmergency: Answerer = async ({ text, english, settings, listings, memory }) => {
  const spoken = languageOfDanger(text)
  if (spoken === undefined) return undefined
  // So few words rarely tell their language otherwise.
  const language = languageNamed(settings.AIResponseLanguage) ?? spoken
  const country = await countryOf(settings.TimeZone, listings)
  const own = await ownContact(english, settings.SystemMessage)
  const parts = [words[language].emergency(NUMBERS.get(country ?? '')), ...(own === undefined ? [] : [own])]
  return { text: parts.join(' '), noAnswer: false, memory }
}

/** Whom the business wants to be called: in any emergency, else for such a damage ("tenants report repairs on 902-555-0111"). */
async function ownContact(english: string, systemMessage: string): Promise<string | undefined> {
  const said = await publicStatements(systemMessage)
  const contact = said.find(({ text }) => isEmergencyContact(text))
  if (contact !== undefined) return contact.text
  return DAMAGE.test(toPlainText(english)) ? said.find(({ text }) => isRepairsContact(text))?.text : undefined
}
const DAMAGE = /\b(water|pipes?|burst|flood\w*|leak\w*|ceiling|roof|walls?|floor|balcony|collaps\w*)\b/

const isEmergencyContact = (said: string): boolean => {
  const plain = toPlainText(said)
  return /\d{3}/.test(said) && EMERGENCY.test(plain) && (!VIEWING.test(plain) || FOR_EMERGENCIES.test(plain))
}
const EMERGENCY = /\b(emergenc\w*|urgen\w*|notf\w*|notdienst\w*|notruf\w*)\b/
const FOR_EMERGENCIES = /\b(emergenc\w*|notf\w*|notdienst\w*|notruf\w*|repairs?)\b/
/** "Viewings by e-mail or, if it is urgent, on 555-0107" helps nobody in danger. */
const VIEWING = /\b(viewings?|showings?|tours?|besichtig\w*|visit\w*)\b/

/** A number that is for damage: "Tenants report repairs on 902-555-0111". */
const isRepairsContact = (said: string): boolean => PHONE.test(said) && REPAIRS.test(toPlainText(said))
const PHONE = /\d{3}\D{0,2}\d{4}\b/
const REPAIRS =
  /\b(repairs?|maintenance|damages?|leaks?|floods?|flooding|burst|breakdowns?|plumb(er|ers|ing)|locked out|faults?|caretaker|janitor|reparatur\w*|schad\w+|storung\w*|havarie\w*|hausmeister\w*|instandhaltung\w*|reparacion\w*|averias?|danos|mantenimiento|fugas?|reparations?|depannage|degats|pannes?|fuites?|entretien|reparos?|reparac\w+|avarias?|manutencao|vazamentos?|consertos?)\b/
