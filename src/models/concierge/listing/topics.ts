import { ENGLISH_MONTHS } from '../../../search/text/time-words.ts'

// Only the English ones: V8 keeps 900 KB for the patterns below if they name those of all languages.
const MONTH = ENGLISH_MONTHS.join('|')

/** "From March 1", "on the 15th", "next month". */
export const ON_DATE = `(?:(?:from|by|on|before|after|in|starting|as of|until|for) (?:the )?(?:\\d|${MONTH}|spring|summer|autumn|fall|winter|next|this)|(?:next|this) (?:week|weekend|month|year|spring|summer|autumn|fall|winter))`

/** "Homes where the HOA allows dogs" are searched, and "what are your lease terms?" is asked of the business. */
const NO_WISH =
  '^(?!.*\\b(?:no|without|you offer|your)\\b)(?!.*\\b(?:homes|houses|condos|apartments|places|flats|something|anything) (?:with|where|whose|that|which)\\b)'

const DAY = `\\d{1,2} (?:${MONTH})\\b`
const FREE = '(?:available|free|vacant|move in|moving in|rent it|have it)'

/** What people ask about a home that no field holds, in plain English, and how texts of listings name it in any language. */
const TOPICS: { asked: RegExp; said: RegExp }[] = [
  {
    asked: new RegExp(
      [
        `\\b(?:when|from when|how soon)\\b.*\\b${FREE}\\b`,
        '\\b(?:move ?in|availability) date\\b|\\bavailable (?:from )?when\\b',
        `^(?:and |so |but )?(?:which|what)(?: ones?| of (?:them|these|those)| homes?)? .*(?:\\b${FREE}\\b.* ?\\b${ON_DATE}|\\b${ON_DATE}\\b.* ${FREE}\\b)`,
        `^(?:and |so |but )?(?:is |are )?${FREE} (?:already )?(?:${ON_DATE}|${DAY})`,
        '^(?:and |so |but )?(?:move in|moving in|availability)\\??$',
        `^(?:and |so |but )?(?:is|are) .*\\b${ON_DATE} (?:already |still )?${FREE}\\??$`,
        `^(?:and |so |but )?(?:is|are|will|can|could|may|would) (?:it|they|this|that|these|i|we|the \\w+) .*\\b${FREE}\\b.* ?\\b${ON_DATE}`,
      ].join('|'),
    ),
    said: /\b(available (from|on|now|immediately|as of|in)|sofort (frei|verfugbar|bezugsfrei|bezugsfertig|beziehbar)|move in (from|on|date)|vacant|(frei|verfugbar|bezug|bezugsfrei|bezugsfertig) (ab|zum|sofort)|ab sofort|libre (a partir|des|desde)|(disponible|disponivel) (desde|a partir|des|em|en|imediat\w*|inmediat\w*|immediat\w*))\b/,
  },
  {
    asked: new RegExp(
      `${NO_WISH}.*\\b(?:(?:lease|rental|tenancy) (?:term|length|duration|period)s?|min(?:imum)? (?:lease|stay|term))\\b`,
    ),
    said: /\b(?:lease|minimum stay|mindestmietdauer|mietdauer|contrato|bail|contrat)\b/,
  },
  {
    asked: new RegExp(`${NO_WISH}.*\\bhoas?\\b.*\\b(?:allows?|permits?|restrict\\w*|rules?)\\b`),
    said: /\bhoa (?:allows?|permits?|rules?|restrict\w*)\b/,
  },
  {
    asked:
      /\benergy( \w+)? (class|rating|label|certificate|performance|efficiency|grade)|\benergy (class|efficiency)|\bepc\b/,
    said: /\b(energ\w+|epc|dpe)\b/,
  },
  {
    asked:
      /\b(?:where(?:s|re)?|how (?:far|close|near))\b.*\b(?:nearest|closest|next) (?!(?:home|house|condo|apartment|one|listing|place)s?\b)/,
    said: /\b(?:minutes?|walk(?:able|ing)?|steps|blocks?|close to|near(?:by)?|minutos?|min|pasos|cerca|perto|pres|proche|pas|nahe|gehminuten)\b/,
  },
  { asked: /\b(?:they|owners?|sellers?) (?:pay|paid)\b/, said: /\b(?:bought|purchased|paid|last sold)\b/ },
]

/** How listings name what is asked; undefined if it is none of the topics. */
export const topicAsked = (plain: string): RegExp | undefined => TOPICS.find(({ asked }) => asked.test(plain))?.said
