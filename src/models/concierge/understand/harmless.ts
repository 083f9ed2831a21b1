import { toPlainText } from '../../../search/text/fold.ts'
import { anyOf } from '../../../search/text/patterns.ts'

/** A clause that asks of homes whether they have a damage or an alarm. Whoever is in danger speaks of "my home", or asks what to do. */
const ASKS_OF_HOMES = new RegExp(
  [
    '^(?:(?:and|but|so|or|also|hi|hello|ok) )*',
    '(?:(?:is|was) (?!(?:it|this|that) )|are (?!you )|(?:did|does|has) |(?:do|have) (?:you|they|any|the|those|these) )',
    '(?=.*\\b(?:water|pipes?|alarms?|detectors?|collaps\\w*|cav(?:ed|ing) in|f[ae]ll\\w*|coming down)\\b)',
    '(?!.*\\b(?:my|our|me|us|i|we|what|who|any(?:one|body)|some(?:one|body)|help|now|dangerous|safe|serious|normal|emergency|number|plumber|call|gas leak|smell|on fire)\\b)',
  ].join(''),
)
/** The same in other languages, where only its mark tells a question from a statement. */
const ASKS_ABROAD =
  /^(?:y a t il|est ce que|hay|gibt es|ha|tem|esta|entra|sale|cae|kommt|lauft)\b(?=.*\b(?:agua|l?eau|wasser)\b)(?!.*\b(?:mi|mis|nuestr[ao]|mon|ma|notre|mein\w*|unser\w*|minha|meu|noss[ao])\b)/

const PLAN =
  '(?:as part|to (?:open|make|build|let|create)|soon|next(?! to\\b)|tomorrow|this (?:week|month|year|spring|summer|fall|autumn|winter)|in (?:a|an|two|three|\\d+|the) (?:\\w+ )?(?:days?|weeks?|months?|years?|spring|summer|fall|autumn|winter)|(?:for|in|during) (?:a|the|our|my) (?:\\w+ )?(?:re(?:model|nov|build|place|do)\\w*|new|upgrade|construction|pool|garage))'
const WORTH = '(?:prices?|priced|values?|valuation|worth|market|precio|valor|preco|prix|valeur|preis\\w*|wert\\w*)'
const ABOUT = '(?:about|around|under|below|just|only|almost|roughly)'
const FALLS =
  '(?:com(?:es?|ing)|fell|fall(?:s|en|ing)?|collaps(?:ed|es|ing)|cav(?:ed|ing)|caiu|cai|caido|cayo|cayendo|caindo|cair|hundido|desabou|tombe|tomber|effondre|heruntergekommen|runtergekommen|runter|herunter)'
const LIGHT_AND_NOISE =
  '(?:light|lighting|sun|sunlight|sunshine|daylight|moonlight|brightness|noise|noises|sound|sounds|music|traffic|tourists|people|guests|visitors|toys|stuff|boxes|furniture|plants|offers|calls|mail|e mails?|emails|insects|bugs|flies|mosquitoes|ants|spam|color|colour|colors|love|joy|memories|warmth|views?)'
const PAST_TIME =
  '(?:last (?:month|year|spring|summer|fall|autumn|winter|season|decade)|(?:months?|years?) ago|in (?:(?:19|20)\\d\\d|january|february|march|april|may|june|july|august|september|october|november|december)|ano pasado|primavera pasada|verano pasado|invierno pasado|hace (?:\\w+ )?(?:anos|meses)|(?:an|annee|ete|hiver|printemps) derniere?|ano passado|ha (?:\\w+ )?(?:anos|meses)|letzte\\w* (?:jahr|fruhling|sommer|herbst|winter|monat)|vor (?:\\w+ )?(?:jahren|monaten))'

const NEAR_CARE = '(?:near|close to|next to|by) (?:(?:a|an|the|any) )?(?:\\w+ )?(?:hospital|clinic|doctors?)'
const MAY_NEED = '(?:may|might|sometimes|often) (?:\\w+ )?(?:need|call|get) (?:an|the) ambulance\\b'

/** What sounds like danger and is none. In plain clauses, which commas set apart. */
const HARMLESS = new RegExp(
  anyOf(
    // Full of light, of noise or of people.
    new RegExp(
      `\\bflood(?:ed|ing) (?:with|by|in|from) (?:(?!water|sewage|rain|mud)\\w+ ){0,3}?${LIGHT_AND_NOISE}\\b`,
      'u',
    ),
    // Worth less than what is owed.
    /\bunder water\b(?=.*\b(?:financially|by \d+k?|mortgage|loan|debt|equity|owe|refinanc\w*|bank|sell|selling|sale|value|worth|price)\b)/u,
    /\b(?:mortgage|loan|debt|equity|owe|refinanc\w*|sell|selling)\b.*\bunder water\b/u,
    // Of prices and values.
    new RegExp(`\\b${FALLS} (?:\\w+ ){0,5}${WORTH}\\b(?! of)`),
    new RegExp(`\\b${WORTH} (?:of|for|on|do|da|de|del|du) (?:\\w+ ){1,4}?${FALLS}\\b`),
    new RegExp(`\\b${FALLS} (?:down |off )?(?:to|by|below|under) (?:${ABOUT} )?\\d+`),
    new RegExp(`\\b${FALLS} (?:(?:down|off|to|a|by|de|um|${ABOUT}) )*\\d+ ?(?:k|mil|000|percent)\\b`),
    // What is taken down on purpose.
    new RegExp(`\\b(?:coming|falling) down (?:\\w+ )?${PLAN}\\b`),
    /\bwalls? (?:is|are) coming down between\b/u,
    /\b(?:abgehang\p{L}*|nachste\p{L}*|demnachst|bald|umbau\p{L}*|renovier\p{L}*)\b.*\b(?:runter|herunter)\b/u,
    /\b(?:runter|herunter)\b[^,]*\b(?:nachste\p{L}*|demnachst|bald|umbau\p{L}*|renovier\p{L}*)\b/u,
    // Of the past.
    new RegExp(`\\b(?:fell|fallen|collapsed|caved|burst|${FALLS})\\b(?![^,]* (?:now|again)\\b)[^,]*\\b${PAST_TIME}\\b`),
    new RegExp(`\\b${PAST_TIME}\\b(?![^,]* (?:now|again)\\b)[^,]*\\b(?:burst|${FALLS}) ?\\w*`),
    // Water that is wanted.
    /\bwater\b[^,]*\b(?:in|into|for|from) (?:a |an |the |my |our )?(?:\w+ )?(?:barrels?|cistern|fountain|pond|pot filler|water feature)\b/u,
    /\bwater\b(?=.*\b(?:pot fillers?|water features?|fountains?|waterfalls?)\b)/u,
    /\b(?:homes|houses|apartments|flats|condos|listings|properties|places|units) (?:with|that|where|whose|in which|having)\b[^,]*\b(?:water|pipes?)\b[^,]*/u,
    // Of what a home has or has near it.
    /\bambulance(?= (?:entrance|access|stations?|services?|bay|route|ramp|parking|stop|depot|garage|lane|driver|company)\b)/u,
    new RegExp(`\\b${NEAR_CARE}\\b.*\\b${MAY_NEED}`),
    new RegExp(`\\b${MAY_NEED}(?=.*\\b${NEAR_CARE}\\b)`),
    /\b(?:ringing|sounding) (?:systems?|devices?|features?|tones?)\b/u,
    // Too small a home.
    /\b(?:cant|cannot) breathe\b(?=.*\b(?:bigger|larger|spacious|more (?:space|room|rooms|air)|too small|so small|tiny|cramped|crowded|rents?|prices)\b)/u,
    /\b(?:cant|cannot) breathe (?:in|with) (?:this|the|that|these) (?:\w+ )?(?:city|town|market)\b/u,
    /\b(?:bigger|larger|spacious|too small|so small|tiny|cramped|crowded|rents?|prices)\b.*\b(?:cant|cannot) breathe\b/u,
  ),
  'gu',
)

/** Plain text without what asks of homes and what sounds like danger and is none. */
export const withoutHarmless = (text: string): string => {
  const clauses = [...text.matchAll(CLAUSE)].map(([, words = '', mark = '']) => ({ words: toPlainText(words), mark }))
  const told = clauses.filter(
    ({ words, mark }) => !(ASKS_OF_HOMES.test(words) || (mark.includes('?') && ASKS_ABROAD.test(words))),
  )
  return toPlainText(
    told
      .map(({ words }) => words)
      .join(' , ')
      .replaceAll(HARMLESS, ' '),
  )
}
const CLAUSE = /([^,.;:!?()–—\n]+)([,.;:!?()–—\n]*)/g
