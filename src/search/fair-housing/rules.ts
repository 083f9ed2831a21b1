import { NEGATION } from './negation.ts'
import { REASONS } from './reasons.ts'
import {
  AREAS,
  CHILDREN,
  COLOURS,
  FAITHS,
  GOOD,
  MANY,
  ORIENTATIONS,
  ORIGINS,
  PEOPLE,
  PEOPLE_OR_COLOURS,
  PEOPLE_OR_THINGS,
  PLURALS,
} from './rule-words.ts'

/**
 * `pattern` is matched behind a negation ("no", "not too many"). `negated`: whether a negation may stand there, which then belongs to
 * the criterion, or must. `mayBeSelf`: the words may also describe who asks ("a couple with no kids"); those are ignored. `prefilters`:
 * patterns of which one matches wherever the rule does.
 */
export type FairHousingRule = {
  reason: string
  pattern: RegExp
  negated: 'never' | 'may' | 'must'
  mayBeSelf: boolean
  prefilters: string[]
}
type Options = Partial<Pick<FairHousingRule, 'negated' | 'mayBeSelf' | 'prefilters'>>

const END_OF_WORD = '(?= |$)'

const rule = (reason: keyof typeof REASONS, pattern: string, options: Options = {}): FairHousingRule => ({
  negated: 'never',
  mayBeSelf: false,
  prefilters: [pattern],
  ...options,
  reason: REASONS[reason],
  pattern: new RegExp(`^(?:${pattern})${END_OF_WORD}`, 'u'),
})

const KINDS = ' (?:american|speaking|majority|dominated|friendly|oriented|only|populated|heavy|owned|free|looking)'
const MOSTLY =
  '(?:mostly|predominantly|mainly|majority|primarily|largely|heavily|only|all|very|more|\\d+ %|traditional|nice)'
const OF_AREA = `(?:${AREAS}) (?:of|de|d|von|mit|with)`
const END = '(?= (?:[,.;!?]|and|or|please|in|with|under)|$)'
const group = (words: string) =>
  `(?:${MOSTLY} )?(?:${words})(?:${KINDS}){0,2} (?:(?:and|or) (?:${words}) )?(?:${AREAS}|${PEOPLE})`
const mostly = (words: string) => `(?:${MOSTLY}) (?:${words})${END}`

const SOCIAL_GROUPS =
  '(?:old|older|elderly|young|younger|poor|rich|wealthy|low income|working class|educated) (?:people|families|neighbou?rs|folks|professionals|couples|crowd|residents|tenants)'
const CRIME = 'crime(?: rates?| free| stats| statistics| levels?)?'

/** The refused criteria. Each pattern is matched against folded words, starting at any word. */
export const FAIR_HOUSING_RULES: readonly FairHousingRule[] = [
  rule('faith', group(FAITHS), { negated: 'may', mayBeSelf: true, prefilters: [FAITHS] }),
  rule('faith', mostly(FAITHS), { mayBeSelf: true, prefilters: [FAITHS] }),
  rule('people', `(?:${FAITHS}|${ORIGINS}|${COLOURS})s? only(?: building| complex)?`, { prefilters: ['only'] }),
  rule('origin', group(ORIGINS), { negated: 'may', mayBeSelf: true, prefilters: [ORIGINS] }),
  // "all white" may describe a kitchen; "mostly white" at the end of a clause does not.
  rule(
    'origin',
    `(?:${MOSTLY} )?(?:${COLOURS})(?:${KINDS})? (?:areas?|neighbou?rhoods?|communit(?:y|ies)|suburbs?|part of town|district|${PEOPLE})`,
    { negated: 'may', mayBeSelf: true, prefilters: [COLOURS] },
  ),
  rule(
    'origin',
    `(?:mostly|predominantly|mainly|majority|primarily|largely|heavily|\\d+ %) (?:${ORIGINS}|${COLOURS})${END}`,
    { prefilters: [ORIGINS, COLOURS] },
  ),
  rule(
    'origin',
    `(?:${AREAS}|neighbou?rs?) (?:that is |that's |who are |which is |is |are |to be )(?:${MOSTLY} )?(?:${COLOURS}|${ORIGINS}|${FAITHS})${END}`,
    { prefilters: [ORIGINS, COLOURS, FAITHS] },
  ),
  rule('people', `(?:${PLURALS})(?: only| live| around)?`, { negated: 'may', mayBeSelf: true, prefilters: [PLURALS] }),
  // "Very" is Portuguese "muitos" in English.
  rule('people', `(?:${MANY}|very) (?:${PLURALS})(?: only| live| around)?`, { negated: 'may', prefilters: [PLURALS] }),
  rule('people', `(?:${PEOPLE_OR_THINGS})${END}`, { negated: 'must', prefilters: [PEOPLE_OR_THINGS] }),
  rule('people', `(?:${MANY}|${OF_AREA}) (?:${PEOPLE_OR_THINGS})${END}`, { prefilters: [PEOPLE_OR_THINGS] }),
  rule(
    'people',
    `(?:${AREAS}) (?:without|with no|with|no|not|of|de|sin|sem|sans|ohne) (?:${PEOPLE_OR_COLOURS})${END}`,
    {
      prefilters: [PEOPLE_OR_COLOURS],
    },
  ),
  rule('people', `(?:${MANY}) negr[oa]s${END}`, { prefilters: ['negr[oa]s'] }),
  rule(
    'people',
    `(?:there|live) (?:many |any |mostly |a lot of |lots of |some |more )?(?:${PLURALS})(?: live| around)?`,
    {
      prefilters: [PLURALS],
    },
  ),
  rule('people', `(?:other|more|lots of|only|for|near|with) (?:${PLURALS})(?: only| live| around)?`, {
    mayBeSelf: true,
    prefilters: [PLURALS],
  }),
  rule(
    'origin',
    'same (?:race|ethnicity|nationality|skin colou?r|background|religion|faith|culture)(?: as (?:me|us|mine|ours))?',
  ),
  rule(
    'origin',
    '(?:not |more |less |very |ethnically |racially |culturally )*(?:diverse|diversity|multicultural|homogeneous|homogenous)(?: (?:area|neighbou?rhood|community|population))?',
  ),
  rule(
    'origin',
    'racial(?:ly)?(?: makeup| mix| composition)?|ethnic(?: makeup| mix| composition)|ethnicity|by race|demographics?|segregated',
  ),
  rule(
    'people',
    'people like (?:us|me)|(?:our|my) (?:own )?kind(?: of people)?|(?:the )?(?:right|wrong) (?:kind|sort) of people|good people|decent people|(?:nice|good) neighbou?rs|respectable (?:people|neighbou?rs)',
  ),
  rule(
    'family',
    `(?:${CHILDREN}) (?:around|nearby|next door|close by|in the (?:building|area|neighbou?rhood|vicinity))`,
    { negated: 'must', prefilters: [CHILDREN] },
  ),
  rule(
    'family',
    `(?:${CHILDREN})(?: around| nearby| allowed| please| next door| in the (?:building|area|neighbou?rhood))?`,
    { negated: 'must', mayBeSelf: true },
  ),
  rule(
    'family',
    '(?:child|kid|kids|children|family) ?free(?: (?:building|area|community|complex|neighbou?rhood))?|adults? only|only adults|singles? only|mature (?:couple|person|individual)s? only|solo adultos',
  ),
  rule('family', `(?:kids|children|families) (?:not allowed|free|prohibited|banned|excluded|not welcome)`),
  rule(
    'family',
    `(?:family|kid|child|families)(?: friendly| oriented)? (?:areas?|neighbou?rhoods?|communit(?:y|ies)|suburbs?|streets?|barrios?)`,
    { negated: 'may' },
  ),
  rule(
    'family',
    `(?:good|nice|great|best|ideal) (?:${AREAS}) for (?:kids|children|families|a family|raising (?:kids|children))`,
  ),
  rule(
    'family',
    `(?:lots of|many|other|more|plenty of|full of|mostly) (?:young )?(?:families|kids|children)(?: around| nearby| in the (?:area|neighbou?rhood)| to play with)?`,
    { mayBeSelf: true },
  ),
  rule('people', SOCIAL_GROUPS, { negated: 'must' }),
  rule('people', `(?:mostly|only|lots of|mainly) ${SOCIAL_GROUPS}`, { prefilters: [SOCIAL_GROUPS] }),
  rule(
    'people',
    '(?:seniors|elderly|retirees|old folks|section 8|low income|welfare)(?: (?:people|housing|tenants))?',
    { negated: 'must' },
  ),
  rule(
    'people',
    '(?:young|hip|upscale|wealthy|rich|poor|elderly|educated|professional|low income|working class) (?:neighbou?rhoods?|communit(?:y|ies)|population|crowd|demographics?)|young professionals? (?:area|neighbou?rhood|community)',
    { mayBeSelf: true },
  ),
  rule(
    'sex',
    '(?:women|men|woman|man|females?|males?|girls|boys|ladies|guys) only|only (?:women|men|females|males|girls|ladies|guys)',
  ),
  rule('sex', 'men|women|females|males|girls|guys', { negated: 'must' }),
  rule('sex', group(ORIENTATIONS), { negated: 'may', mayBeSelf: true, prefilters: [ORIENTATIONS] }),
  rule(
    'disability',
    `(?:disabled|handicapped|mentally ill|autistic|crazy|sick|wheelchair|deaf|blind|disability)(?: (?:people|persons|neighbou?rs|tenants|users|kids|residents|folks))?(?! accessible| access)|group homes?|halfway houses?|rehab(?: centers?| clinics?)?`,
    { negated: 'must' },
  ),
  rule(
    'safety',
    `(?:very |really |super |relatively )*(?:safe|safer|safest|dangerous|unsafe|sketchy|rough|shady|seedy|ghetto|crime ridden|crime free|(?:high|low|lower) crime|segur[oa]|sichere[rn]?|surs?)(?: and (?:quiet|clean|nice|friendly|calm|peaceful))? (?:${AREAS}|to live|place|part|for (?:kids|children|families|women|my (?:kids|family|children)))`,
    { negated: 'may' },
  ),
  rule('safety', 'bad (?:areas?|neighbou?rhoods?|part of (?:the )?(?:town|city)|streets?)', { negated: 'may' }),
  rule('safety', `(?:barrio|zona|quartier|gegend|bairro|zone|area) (?:segur[oa]|sure?|sicher)`),
  rule(
    'safety',
    `(?:low|lower|lowest|high|little|crime) ${CRIME}|somewhere safe(?:r)?|safest|the ghetto|ghettos?|the hood`,
  ),
  rule('safety', CRIME, { negated: 'may' }),
  rule(
    'safety',
    `(?:areas?|neighbou?rhoods?|city|town|community|block|street) (?:that is |that's |which is |is |feels |to be |be |has to be |should be |must be )?(?:very |really )*safe|is it safe|is (?!(?:the |your |my |this )?(?:data|deposit|payment|money|website|site|link|building|house|home|it))(?:\\p{L}+ ){1,3}safe|how safe(?: is it| is the area| is (?:\\p{L}+ ?){1,2})?|feel safe`,
  ),
  rule(
    'schools',
    `(?:${GOOD}) (?:public |private |elementary |high |local |middle |primary |secondary )?(?:schools?|school districts?|school systems?|school zones?|school areas?|escuelas|colegios|ecoles|schulen|escolas)`,
    { negated: 'may' },
  ),
  rule(
    'schools',
    `(?:the )?schools?(?: district)?(?: there| here| around| nearby| in the area| should| must| that)? (?:are|is|be) (?:really |very )?(?:${GOOD})|school (?:ratings?|rankings?|scores?|quality)|schools (?:rated|ranked)(?: \\S+){1,3}|bad schools?`,
  ),
]

/**
 * One pattern for each reason: without a match, none of the reason's rules matches. For lines of words with a blank before each. The
 * rules as one pattern would take V8 130 ms to compile.
 */
export const PREFILTER_BY_REASON: ReadonlyMap<string, RegExp> = new Map(
  [...Map.groupBy(FAIR_HOUSING_RULES, ({ reason }) => reason)].map(([reason, rules]) => {
    const prefilters = new Set(rules.flatMap((one) => one.prefilters))
    return [reason, new RegExp(` (?:${[...prefilters].join('|')})${END_OF_WORD}`, 'mu')]
  }),
)

/** All patterns here. V8 compiles each at its first use, in 1 to 20 ms. */
export const FAIR_HOUSING_PATTERNS: readonly RegExp[] = [
  NEGATION,
  ...PREFILTER_BY_REASON.values(),
  ...FAIR_HOUSING_RULES.map(({ pattern }) => pattern),
]
