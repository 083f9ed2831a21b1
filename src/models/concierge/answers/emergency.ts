import { LANGUAGES, type Language } from '../../../contract/languages.ts'
import { languageNamed } from '../../../core/language.ts'
import { countryOf } from '../../../core/people/leads/country.ts'
import { toPlainText } from '../../../search/text/fold.ts'
import { anyOf } from '../../../search/text/patterns.ts'
import { publicStatements } from '../business/quotable.ts'
import type { Answerer } from '../question.ts'
import { words } from '../words/words.ts'

/** Words of somebody in danger, in plain text (see toPlainText), by language. All are tried: nobody in need is asked for a language. */
const DANGER: Record<Language, RegExp> = {
  en: anyOf(
    /\b(house|home|apartment|flat|condo|kitchen|building|room|roof|garage|place|it)(s| is| are) (on fire|burning)\b/,
    /\b(there is|theres|its|we have) a (gas leak|fire)(?! (place|pit|alarm|station|escape|extinguisher|sale|hydrant|department))\b/,
    /^(help )*(fire|gas leak)( (fire|help))*$/,
    /\bgas (leak|is leaking)\b/,
    /\b(i|we|can) (can )?smell gas\b/,
    /\bsmells? (like |of )gas\b/,
    /\bbreaking in(to)? (my|our|the|here|right now|now)\b/,
    /\b(someone|somebody|burglars?|intruder|thief) (is|are)? ?(in|inside|entering|trying to (get|break) in(to)?) (my|our)\b/,
    /\bbeing (robbed|attacked|burgled)\b/,
    /\b(not breathing|having a heart attack|kill myself|want to die|is unconscious)\b/,
  ),
  de: anyOf(
    /\bes brennt\b/u,
    /\b(haus|wohnung|kuche|dach|keller|zimmer) (brennt|in flammen)\b/u,
    /^(hilfe )?feuer( hilfe)?$/u,
    /\bgas(geruch|leck|austritt)\b/u,
    /\b(riecht|stinkt)( \p{L}+)* nach gas\b/u,
    /\bgas (riecht|stromt|tritt) aus\b/u,
    /\bbricht( \p{L}+){0,4} ein\b/u,
    /\beinbrecher (ist|sind|im|in|bei)\b/u,
    /\bwird( gerade)? eingebrochen\b/u,
    /\b(atmet nicht|herzinfarkt|bewusstlos|umbringen)\b/u,
  ),
  es: anyOf(
    /\b(casa|piso|cocina|edificio|apartamento|departamento|techo) (esta ardiendo|esta en llamas|arde|se quema|se esta quemando|se incendia|se esta incendiando)\b/u,
    /\bse esta (quemando|incendiando)\b/u,
    /\b(hay|tenemos) (un )?(fuego|incendio)\b(?! (en|de) la chimenea)/u,
    /\b(fuga|escape|olor|huele) (de |a )?gas\b/u,
    /\b(alguien|ladron|ladrones|intruso)( \p{L}+){0,4} (entrando|entrar|forzando|dentro|robando)\b/u,
    /\b(me|nos) estan (robando|atacando)\b/u,
    /^(socorro|auxilio|fuego|incendio)\b/u,
    /\b(no respira|infarto|quiero morir|suicidarme)\b/u,
  ),
  fr: anyOf(
    /\bil y a (le feu|un incendie)\b/u,
    /\b(maison|appartement|cuisine|immeuble|toit) (brule|est en feu|est en flammes|prend feu)\b/u,
    /^(au (feu|secours)|a l aide)\b/u,
    /\b(fuite|odeur) de gaz\b/u,
    /\b(ca |cela )?sent le gaz\b/u,
    /\b(quelqu ?un|voleurs?|cambrioleurs?|on)( \p{L}+){0,4} (entre|entrer|entrent|force|forcer|cambriole)( \p{L}+)? (chez (moi|nous)|ma|mon|notre)\b/u,
    /\b(ne respire (plus|pas)|crise cardiaque|me suicider|envie de mourir)\b/u,
  ),
  pt: anyOf(
    /\b(casa|apartamento|predio|cozinha|telhado) (esta|ta) (a arder|em chamas|pegando fogo|queimando|a queimar|em fogo)\b/u,
    /\bpegando fogo\b/u,
    /\b(ha|tem) (um )?(fogo|incendio)\b/u,
    /\b(fuga|vazamento|cheiro) (de|a) gas\b/u,
    /\b(esta a )?cheirar? a gas\b/u,
    /\bcheira a gas\b/u,
    /\b(alguem|ladrao|ladroes|intruso)( \p{L}+){0,4} (entrando|entrar|arrombando|arrombar|invadindo|dentro|roubando)\b/u,
    /^(socorro|fogo|incendio)\b/u,
    /\b(nao respira|infarto|quero morrer|me matar)\b/u,
  ),
}
/** Of the past, of what might be, and of the market: "was the house ever on fire?", "the market is on fire". */
const NO_DANGER =
  /\b(ever|was|were|had|last year|years? ago|market|detectors?|insurance|would|could|if|history|gab es|hubo|alguna vez|y a eu|houve|seguro contra|contra incendios?)\b/

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
export const answerEmergency: Answerer = async ({ text, settings, listings, memory }) => {
  const plain = toPlainText(text)
  const spoken = LANGUAGES.find((language) => DANGER[language].test(plain))
  if (spoken === undefined || NO_DANGER.test(plain)) return undefined
  // So few words rarely tell their language otherwise.
  const language = languageNamed(settings.AIResponseLanguage) ?? spoken
  const country = await countryOf(settings.TimeZone, listings)
  const own = (await publicStatements(settings.SystemMessage)).find(({ text: said }) => isEmergencyContact(said))
  const parts = [words[language].emergency(NUMBERS.get(country ?? '')), ...(own === undefined ? [] : [own.text])]
  return { text: parts.join(' '), noAnswer: false, memory }
}

const isEmergencyContact = (said: string): boolean => /\d{3}/.test(said) && EMERGENCY.test(toPlainText(said))
const EMERGENCY = /\b(emergenc\w*|urgen\w*|notf\w*|notdienst\w*|notruf\w*)\b/
