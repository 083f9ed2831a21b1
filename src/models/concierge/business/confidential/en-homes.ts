import type { SignsByKind } from './kinds.ts'

const PEST = 'damp|mould|asbestos|knotweed|subsidence|dry rot|woodworm|termites|rats|mice|bed ?bugs|cockroaches'

/** What is kept quiet of homes and of papers, in English. */
export const englishOfHomes: Pick<SignsByKind, 'security' | 'defects' | 'lapses'> = {
  security: {
    told: [
      String.raw`(?:alarm|key ?safe|key ?box|lock ?box|keypad|gate|safe|garage|cellar|back door|side door|front door|entry|entrance)(?: \w+)? (?:code|pin|combination|password) … \d{3,6}[#*]?`,
      String.raw`(?:alarm|key ?safe|lock ?box|keypad|back door)\b[\w ]{0,20}:? \d{4,6}[#*]?`,
      String.raw`(?<!post|postal |zip |discount |promo |voucher |area |dial |dialling |booking |dress |tax |licence |license |reference )(?:code|pin|combination|passcode)(?: (?:for|of|to|at) (?:\w+ ){1,4})? ?(?:is|was|:|still) (?:\d{3,6}[#*]?|the postcode)`,
      String.raw`(?:password|passphrase|login)(?: (?:for|of|to|at) (?:\w+ ){1,4})? ?(?:is|:|=) (?!on |in |at |sent|changed|required|printed|provided|available|your|given|handed|see|not )\S+`,
      String.raw`wi-?fi … (?:is|:) [a-z]+\d+`,
      '(?:spare|master|office|reserve) keys? (?:is|are|hangs?|lies?|kept|hidden) … under|behind|above|below|inside|in the|on the|with',
      String.raw`keys? … (?:under|behind|above|beneath|inside) (?:the|a|an|our) (?:\w+ ){0,2}(?:calendar|mat|doormat|pot|flowerpot|plant|gutter|boiler|meter|brick|stone|gnome|ledge|bin|picture|painting|bench|tile|step)`,
      "cameras?|cctv|alarms?|locks?|windows?|doors? … dummy|dummies|fake|(?:does|do)(?:n't| not) (?:lock|work|close|record)|not (?:working|recording|armed)|left open|left unlocked",
      '(?:nobody|no one|no-one) is (?:in|home|there|on site) … until|between|from|after|before|at',
      '(?:lives|live) alone|(?:house|building|place|flat|office) (?:is|stands) (?:empty|unoccupied|unguarded) (?:until|from|for|at|while|between)',
      '(?:cash box|petty cash|takings) (?:is|are) … in|under|behind',
      'no night guard|unalarmed|not alarmed|(?:house|cottage|villa|office|building|flat) has no alarm',
      String.raw`(?:the|spare|our) keys? (?:is|are) (?:kept |hidden |left )?(?:with the|at number|under|behind|above|inside)(?! (?:concierge|agent|reception|porter|desk|office|notary))`,
      '(?:house|building|place|home|flat|cottage|villa|office) … (?:empty|unoccupied|unguarded|unattended) (?:until|from|between|at night|while|all)',
      '(?:cameras?|cctv|alarms?|locks?|windows?|doors?) (?:is|are|has been|have been) (?:\\w+ )?(?:dead|broken|off|dummies|fake)',
      'no (?:guards?|watchman) (?:on|at|after|between|from|over)',
      '(?:guard|watchman)(?: \\w+)? (?:goes|leaves|sleeps|is off) (?:home )?(?:at|from|until|on|after)',
      'key (?:is )?(?:on top of|under the|behind the|with mrs?|with the neighbour|at the neighbour)',
      '(?:wi-?fi|wlan|router|network)(?: \\w+){0,4}:? [a-z]+\\d\\w*',
    ],
    unless: 'never|discount|mailing',
  },
  defects: {
    told: [
      String.raw`cellar|basement|loft|attic|roof|boiler|wall|ceiling|house|cottage|garage|foundations?|chimney|extension|wiring|drains?|balcony|septic tank|barn|number \d+ … floods|leaks|is damp|is rotten|rotting|is sinking|crumbling|on its last legs|won't last|lets in water|needs replacing|is illegal|infested`,
      `(?:there's|there is|there are|has|have|found|hides?|full of)(?: \\w+)? (?:${PEST})`,
      `(?:${PEST}) … may be back|might be back`,
      `(?:${PEST}) (?:behind|under the|in the (?:walls?|roof|loft|cellar|kitchen|basement)|came back|is back|will be back)`,
      '(?:no|without|never had)(?: a)?(?: building| planning)? (?:permits?|permission|sign-?off|regs|approval) (?:for the|when|yet)|(?:has|have) no (?:building |planning )?(?:permits?|permission|regs|approval)',
      "keeps? quiet about|don't know about|unmortgageable|puts (?:lenders|buyers) off",
      '(?:man|woman|tenant|owner|guest|someone) (?:died in|hanged|was murdered|was killed|committed suicide)',
      '(?:cellar|basement|loft|roof|boiler|wall|garage|pool|extension|conservatory|wiring|plumbing|drains?|lift|balcony|tower|flat \\d+\\w?|unit \\d+) … (?:floods|flooded|leaks|leaked|leaking|damp|rotten|rotting|mould|sinking|cracking|cracked|crumbling|unsafe|condemned)',
      'breaks? down (?:every|each|often|(?:about )?(?:once|twice|\\w+ times) an?)|(?:loud|noisy) at night',
      '(?:septic|boiler|roof|lift|pump|wiring|heating|pool|well|tank|furnace|deck|chimney|wall|floor|pipes?)(?: \\w+){0,4} (?:at the end of (?:its|their) life|has (?:a year|two|three) (?:years? )?left|gives way|is moving|leans|is rusted|are lead|ran dry|is gone|is nearly done|fails when)',
      '(?:house|flat|cottage|hall|room|cellar|place|surgery|kitchen|basement|stairwell) (?:smells?|stinks?|reeks?)',
      '(?:because of|hides?|hide|covers?|cover|against) the (?:smell|damp|stain|crack|rot|mould)',
      '(?:a|the) (?:\\w+ )?cracks? (?:runs?|in the (?:wall|gable|ceiling|chimney|foundation))',
      '(?:was a (?:tip|landfill)|had a fire (?:in|last)|(?:was|were) (?:murdered|stabbed|strangled))',
      '(?<!not be |never be )(?:built|added|converted|extended|finished) (?:in \\d{4} )?without (?:a |any )?(?:planning |building )?(?:consent|permission|permits?|approval)',
    ],
    unless: 'surveys?|surveyors? (?:check|look)|reports? on|guarantee|priced',
  },
  lapses: {
    told: [
      'licen[cs]es?|certificates?|permits?|insurance|registration|deposits?|approval … ran out|run out|has expired|have expired|expired (?:in|on|last)|lapsed|not been renewed|never (?:registered|renewed|protected)|is missing|are missing|forged|out of date|overdue',
      'failed (?:the|its|their) (?:\\w+ )?(?:test|inspection|audit|check)',
      "(?:don't|do not|does not|doesn't) have (?:any |an? )?(?:insurance|licen[cs]e|permit) (?:for|on|at)",
      '(?:is|are|goes|go) undeclared|off the books|cash in hand|tax dodge|in breach of|black money',
      '(?:half|part|some) of (?:the |his |her )?(?:rent|price|wage) … in cash',
      'backdated?|fake certificates?|paid under the table|not declared|false invoices?|to (?:avoid|dodge) (?:tax|vat|stamp duty)|(?:our agents|our brokers|our flats|our homes|of our flats|of our homes) (?:are not (?:registered|licensed)|have no (?:licen[cs]e|permit))',
      '(?:licen[cs]e|permit|certificate|insurance|registration|membership)(?: \\w+){0,4} (?:ran (?:out|to|until)|no longer covers?|is unpaid|is under review|has gaps|is from 20(?:0|1)\\d|weeks over)',
      '(?:board|regulator|council|ombudsman|authority|commission|association|department|court|state|rics|ministry) (?:has |have )?(?:fined|sanctioned|reprimanded|censured|suspended|warned|disciplined) (?:us|our)',
      '(?:fined|sanctioned|reprimanded|censured|disciplined) us|we (?:were|got|have been|had been) (?:fined|sanctioned|reprimanded|censured|disciplined)',
      'our … (?:cover|insurance|indemnity|policy|membership) … lapses?|runs? out|expires?',
    ],
    unless: 'never|refused|do not|before',
  },
}
