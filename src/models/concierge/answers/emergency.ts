import { LANGUAGES, type Language } from '../../../contract/languages.ts'
import { languageNamed } from '../../../core/language.ts'
import { countryOf } from '../../../core/people/leads/country.ts'
import { toPlainText } from '../../../search/text/fold.ts'
import { anyOf } from '../../../search/text/patterns.ts'
import { publicStatements } from '../business/quotable.ts'
import type { Answerer } from '../question.ts'
import { withoutHarmless } from '../understand/harmless.ts'
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
    /\b(carbon monoxide|co|smoke|fire|gas) (alarms?|detectors?) (\w+ ){0,3}(going off|went off|ringing|sounding|blaring|screaming|triggered|wont stop)\b/,
    /\b(carbon monoxide|co) (alarms?|detectors?) (is |are |keeps? |wont stop )*(beeps|beeping|chirping)\b/,
    /\b(need|call|get|send)( me| us)? (an|the) ambulance\b|^(help )*ambulance( please| now| help)*$/,
    /\bwater( is|s)? (\w+ )?(pouring|gushing|streaming|rushing|running|coming|flooding|dripping|leaking) (in |down |out )?(through|from|into|out of|in) (the |my |our )?(ceiling|roof|walls?|lights?|floor|apartment|flat|house|bedroom|kitchen|basement)\b/,
    /\b(my|our) (\w+ )?(ceiling|roof|wall|floor|balcony|stairs|staircase|porch|deck|house|building|apartment)( is| has| have| just| s)* (collaps(ed|ing)|cav(ed|ing) in|fell (in|down|on)|fallen (in|down)|falling (in|down)|coming down|flooding)\b(?! (price|value|in (price|value)))/,
    /\bthe (ceiling|roof|wall|floor|balcony|building) (just collapsed|is collapsing|(has )?just (caved|fallen|fell) \w+|is caving in|is coming down|collapsed on \w+)\b/,
    /\b(my|our|the|a) (\w+ )?pipes?( has| have| just)* burst\b/,
    /\b(my|our) (\w+ )?(house|home|flat|apartment|basement|kitchen|bathroom|room|place) (is|s|has been|got) (flooding|flooded|under water)\b|\bthere is water everywhere\b/,
    /\b(ceiling|roof|wall|balcony) (just )?(fell|came down|collapsed) on (me|us|my|our|her|him|someone|somebody)\b/,
    /^(please |can you |someone |somebody )*(call|dial) (911|112|999|000|the police|the fire (brigade|department))( please| now)*$|\b(i|he|she) (cant|cannot) breathe\b/,
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
    /\b(kohlenmonoxid|co|rauch|gas|feuer) ?(warn)?(melder|alarm)( \p{L}+){0,2} (piept|schrillt|heult|los|an|angeschlagen|ausgelost|losgegangen)\b/u,
    /\b(brauch\p{L}*|ruf\p{L}*|schick\p{L}*)( \p{L}+){0,3} (krankenwagen|rettungswagen|notarzt)\b|^(krankenwagen|rettungswagen|notarzt)\b/u,
    /\bwasser (lauft|stromt|kommt|tropft|schiesst|rinnt)( \p{L}+){0,2} (durch|aus|von|an)( \p{L}+)? (decke|wand|dach)\b/u,
    /\b(decke|dach|wand|balkon|boden)( \p{L}+){0,3} (eingesturzt|heruntergesturzt|heruntergekommen|runtergekommen|sturzt ein|kommt runter|kommt herunter)\b/u,
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
    /\b(suena|sonando|pitando|ha saltado|salto) (la )?alarma de (monoxido|humo|incendios?|gas)\b|\b(alarma|detector) de (monoxido|humo|incendios?|gas)( \p{L}+){0,4} (suena|sonando|pitando|saltado|salto|pita)\b/u,
    /\b(necesito|necesitamos|llam\p{L}+|envi\p{L}+|mand\p{L}+)( a)?( una)? ambulancia\b|^ambulancia\b/u,
    /\b(cae|entra|sale|chorrea|cayendo|entrando|saliendo|chorreando) (mucha |el )?agua( \p{L}+){0,2} (techo|tejado|pared)\b|\bagua( \p{L}+){0,2} (cayendo|entrando|saliendo|chorreando)( \p{L}+){1,2} (techo|tejado|pared)\b/u,
    /\b(se )(me |nos )?(ha |esta )?(caido|cayo|cayendo|derrumbo|derrumbado|hundio|hundido|vino abajo)( \p{L}+){0,2} (techo|tejado|pared|balcon|suelo)\b|\b(mi|nuestro|el) (techo|tejado|balcon|suelo) se (me |nos )?(ha |esta )?(caido|cayo|cayendo|derrumbo|derrumbado|derrumbando|hundio|hundido)\b/u,
  ),
  fr: anyOf(
    /\bil y a (le feu|un incendie)\b/u,
    /\b(maison|appartement|cuisine|immeuble|toit) (brule|est en feu|est en flammes|prend feu)\b/u,
    /^(au (feu|secours)|a l aide)\b/u,
    /\b(fuite|odeur) de gaz\b/u,
    /\b(ca |cela )?sent le gaz\b/u,
    /\b(quelqu ?un|voleurs?|cambrioleurs?|on)( \p{L}+){0,4} (entre|entrer|entrent|force|forcer|cambriole)( \p{L}+)? (chez (moi|nous)|ma|mon|notre)\b/u,
    /\b(ne respire (plus|pas)|crise cardiaque|me suicider|envie de mourir)\b/u,
    /\b(l?alarme|detecteur) (de |d|au |a )?(monoxyde|fumee|incendie|gaz)( \p{L}+){0,4} (sonne|hurle|declenchee?|declenche|retentit)\b/u,
    /\b(besoin dune|appel\p{L}+( moi)?( une)?|envoy\p{L}+( moi)?( une)?|faut( une)?) ambulance\b|^(une )?ambulance\b/u,
    /\b[ld]?eau (coule|tombe|entre|ruisselle|degouline|qui coule)( \p{L}+){0,2} (plafond|toit|mur)\b/u,
    /\b(mon|notre|le) (plafond|toit|mur|plancher|balcon)( vient)? (sest (effondre|ecroule)|seffondre|secroule|est tombe|de seffondrer|de tomber)\b/u,
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
    /\b(alarme|detector) de (monoxido|fumaca|fumo|incendio|gas)( \p{L}+){0,4} (tocando|tocar|toca|disparou|apitando|apitar|soando)\b/u,
    /\b(precis\p{L}+( de)?|cham\p{L}+|mand\p{L}+|envi\p{L}+)( uma)? ambulancia\b|^ambulancia\b/u,
    /\b(caindo|entrando|escorrendo|jorrando|saindo|cair|entrar|escorrer) (muita )?agua (pelo|do|pela|da) (teto|tecto|telhado|parede)\b|\bagua( \p{L}+){0,3} (caindo|cair|entrando|entrar|escorrendo|escorrer|jorrando|saindo) (pelo|do|pela|da) (teto|tecto|telhado|parede)\b/u,
    /\b(meu|nosso|o) (teto|tecto|telhado|piso) (caiu|desabou|esta (caindo|a cair|desabando)|desmoronou|ruiu)\b/u,
  ),
}
/** Of the past, of what might be, and of the market: "was the house ever on fire?", "the market is on fire". */
const NO_DANGER =
  /\b(ever|was|were|had|last year|years? ago|market|detectors?(?! (\w+ ){0,3}(going|went|ringing|beeps|beeping|chirping|sounding|blaring|wont))|insurance|would|could|if|history|gab es|hubo|alguna vez|y a eu|houve|seguro contra|contra incendios?)\b/

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

function languageOfDanger(text: string): Language | undefined {
  const plain = toPlainText(text)
  const spoken = LANGUAGES.find((language) => DANGER[language].test(plain))
  if (spoken === undefined || NO_DANGER.test(plain)) return undefined
  return DANGER[spoken].test(withoutHarmless(text)) ? spoken : undefined
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
