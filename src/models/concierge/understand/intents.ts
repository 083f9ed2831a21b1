import { anyOf } from '../../../search/text/patterns.ts'

/** Words beside an opinion, or that are one alone. */
const FILLER =
  '(?:ok|okay|k|well|hm+|uh|um|oh|ah|and|but|wow|haha|lol|lmao|yeah|yes|no|nah|really|honestly|hey|sorry|cool|great|nice|fine|good|interesting|alright|all right|no worries|no problem|never mind|got it|i see|understood|makes sense)'
const VERY =
  '(?:(?:so|too|very|really|all|just|such|pretty|quite|a bit|rather|kind of|not|absolutely|totally|completely|useless) )*'
const BAD =
  '(?:stupid|dumb|idiot|idiotic|useless|worthless|moron|rubbish|garbage|trash|annoying|shit|crap|sucks?|terrible|awful|pathetic|waste of time|no help|not helpful|unhelpful|asshole|bastard)'
const OPINION =
  '(?:ugly|awful|terrible|horrible|bad|boring|crap|hideous|nice|great|lovely|beautiful|gorgeous|perfect|amazing|awesome|good|cute|fine|okay|interesting|depressing|disappointing|dreadful|useless|fantastic|wonderful|excellent)'

const THANKS = '(?:thanks|thank you|thank u|thx|ty|cheers)(?: so much| a lot)?'
const KIND =
  '(?:star|stars|best|angel|legend|lifesaver|gem|hero|genius|(?:very |so |really )?helpful|(?:a )?great help|a big help|big help|sweet|lovely|awesome|amazing|wonderful|brilliant)'

/** Kinds of messages that are not about particular listings; the whole message must match. */
export type Intent =
  | 'greeting'
  | 'howAreYou'
  | 'insult'
  | 'remark'
  | 'thanks'
  | 'bye'
  | 'identity'
  | 'help'
  | 'time'
  | 'places'
  | 'types'
  | 'all'
  | 'more'
  | 'yes'
  | 'no'
  | 'reset'

const PATTERNS: [Intent, RegExp][] = [
  [
    'greeting',
    /^((hi|hello|hey|howdy|hola|yo|greetings|good (morning|afternoon|evening|day))( there| again| all| everyone| bot)?\s?)+(how are you( doing)?( today)?)?$/,
  ],
  [
    'howAreYou',
    /^((hi|hello|hey|yo|good (morning|afternoon|evening|day))( there)? )?(and |so )?(how are you( doing)?( today)?|how(s| is) it going|how do you do|what(s| is) up|you (ok|okay|alright))( today| bot| there)?$/,
  ],
  [
    'insult',
    new RegExp(
      `^(${FILLER} )*((you|your|youre|you are|(this|your|the) (bot|chat|thing|assistant|chatbot|service)|this|that|it)( is|s| are| re)? ${VERY}(an? )?${BAD}( (bot|robot|machine|assistant|thing|idiot|chatbot|service))?|what an? ${BAD} (bot|robot|machine|assistant|chatbot|service)|(stupid|dumb|idiot|useless|rubbish|shit|bullshit|crap)( (bot|robot|machine))?|(fuck|screw|shut)( (you|off|up|this))?|i hate you)$`,
    ),
  ],
  [
    'thanks',
    new RegExp(
      `^(?:${FILLER} )*(?:${THANKS} )?(?:you are|youre|your|you(?:ve| have)? been|you|this is|that is|thats) ${VERY}(?:an? |the )?${KIND}$`,
    ),
  ],
  [
    'thanks',
    /^((ok|k|okay|sorry|no worries|great|perfect|cool|nice|awesome|many) )*(thanks?|thank you|thank u|thx|ty|cheers|much appreciated)( you)?( (so|very) much| a lot| again| kindly| in advance| for .*| anyway)?( (thanks|thank you|thx|ty|cheers))*$/,
  ],
  [
    'bye',
    // No words can be read in two ways, so that a long text that is no farewell is soon known to be none.
    /^((ok|okay|great|perfect|cool|alright|many|thanks?|cheers|thx|ty|much appreciated)( (so|very) much| a lot| you)*( and)? )*(thanks?( (so|very) much| a lot| you)* for .* )?(bye( bye)?|goodbye|good ?night|see (you|ya)( later| soon| tomorrow| then| around| next week)?|talk to you later|that( i)?s all)( for now| then| thanks?( you)?)*$/,
  ],
  [
    'identity',
    /\b(are|r) (you|u) (an? )?(real |actual |live )?(human( being)?|person|bot|chatbot|robot|machine|ai|computer|real|automated)\b/,
  ],
  [
    'identity',
    /\bam i (talking|speaking|chatting) (to|with) (an? )?\w+|^(who|what) are you$|^what( i)?s your name$|^what is your name$/,
  ],
  [
    'help',
    /^(help( me)?( please)?|\?|what can (you|i) (do|ask|say)( for me| here| you)?|how (does this|do you|does it) work|what do you do|how can you help( me)?|commands|menu)$/,
  ],
  [
    'time',
    /^(and )?(what(s| is) the (current |exact )?(time|date)|what time is it|what day is (it|today)|what(s| is) todays date|do you (know|have) the time|(current|local) time)( (now|today|there|here|right now|where you are|please|at your office))*$/,
  ],
  [
    'places',
    anyOf(
      /\b(what|which) (cities|towns|places|areas|locations) (do|are|have|can|does|you)\b(?!.*\b(?:saf\w*|danger\w*|rough|quiet\w*|best|nic\w*|better|good|famil\w*|popular|most)\b)/,
      /^(what|which) (cities|towns|areas)$/,
      /^(?:please )?(?:list|show|name|give)(?: me)?(?: all)?(?: of)?(?: the| your)? (?:cities|towns|places|areas|locations)(?: please)?$/,
      /^where (are|do you have) (your |the |any )?(listings|homes|houses|properties)$/,
    ),
  ],
  ['types', /\b(what|which) (types|kinds|sorts) of (homes?|houses?|propert(y|ies)|listings?|places?)\b/],
  [
    'all',
    /^(please )?(show|list|see|give|browse)( me)? (everything|all|it all|all of them|all (the |your )?(listings|homes|houses|properties)|what you have|your listings)( you have| please)*$/,
  ],
  [
    'more',
    /^(and )?(show |see |give |any |list )?(me )?(some )?(the )?(?:\d{1,2} )?(more|next|others?|rest)( (ones?|please|five|5|page|results?|listings?|of them|options|homes|houses))*$|^(keep going|continue|go on|what else|anything else|next page)$/,
  ],
  [
    'yes',
    /^(yes|yeah|yep|yup|sure|ok|okay|please do|go ahead|show (me|them|those|it)( to me)?|do it|sounds good|of course)( please| show (me|them)| thanks)*$/,
  ],
  ['no', /^(no|nope|nah|never ?mind|not (now|really)|no thanks?( you)?)$/],
  [
    'reset',
    /^(start over|start again|reset|new search|clear|begin again|forget (it|that|everything)|start from scratch|restart)$/,
  ],
  [
    'remark',
    new RegExp(
      `^(${FILLER} )*(((its?|thats?|this|those|these|they|theyre|((the|that|this) )?(first|second|third|last) one|all of them|none of (them|these|those)|both|the) )?((is|are|re|look|looks|seem|seems|was|were|s) )?${VERY}${OPINION}( ones?| houses?| homes?| stuff)?|${FILLER})( ${FILLER})*$`,
    ),
  ],
  [
    'remark',
    /^(hmm |well |no |but |sorry |ok )*(?:i )?(really |just )?(do not|dont|do n t|did not|didnt|hate|dislike) ?(really )?(like |love |want )?(it|them|that|those|these|this|any of (them|these|those)|(that|this) one|the (first|second|third|fourth|fifth|last)( one)?|either|either of them)( (at all|much|either))?$/,
  ],
]

/** The intent of a whole message in plain text (see toPlainText). */
export const intentOf = (plain: string): Intent | undefined => PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0]
