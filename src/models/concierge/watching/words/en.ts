/** English patterns and texts about watches and price history. The other languages have the same shape. */
export const watchingWordsEn = {
  asks: {
    // "Tell me when it was built" asks for a fact, so an event ("appears", "drops") must follow.
    tell: /\b(?:save|remember|store|bookmark|keep) (?:this|my|the|that) search\b|\b(?:notify|alert|ping|warn) me(?: \w+){0,3} (?:when|if|as soon as|whenever|about|of|on|for)\b|\b(?:tell|message|let) me (?:know )?(?:(?:when(?:ever)?|if|as soon as|once)\b.*\b(?:something|anything|new|appears?|shows? up|comes? (?:up|on|in|back|down)|pops? up|drops?|falls?|changes?|sells|gets? (?:sold|cheaper|listed)|is (?:sold|listed|reduced)|you (?:get|find|see))\b|(?:about|of|on) (?:any |every |all |the )?(?:new|price|rent|changes?|updates?|news|cuts?|drops?)\b|(?:daily|weekly|every (?:day|morning|week))\b)|\b(?:keep me (?:posted|updated|informed)|keep an eye on)\b|\bwatch (?:for|this search|that search|these|the search)\b/,
    home: /\b(?:watch|follow|track) (?:it|this|that|the (?:\w+ )?(?:one|home|house|place|listing|condo))\b|\b(?:when|if) (?:it|its price|the price|this|that)(?: (?!doesnt|doesn|didnt|didn|wont|not|never)\w+)* (?:drop|drops|change|changes|sell|sells|sold|falls?|comes? down)\b/,
    /** points at one home that was spoken of */
    one: /\b(?:this|that) (?:\w+ )?(?:one|home|house|place|listing|condo|condominium|apartment|flat|townhouse|townhome|property|unit|studio|loft|villa|cottage|bungalow|duplex|price)\b|\bits (?:price|rent|status)\b|\b(?:price|rent|with|to|about|of|on) it\b|\b(?:this|that)$/,
    /** signs that other homes than the one spoken of are wanted */
    others:
      /\b(?:something|anything|new|another|others?|similar|homes|houses|condos|apartments|flats|listings|places|properties|townhouses|units|studios|lofts)\b/,
    /** points at a home only to compare others with it */
    alike: /\b(?:like|than|similar to|close to|next to|near|around|besides) (?:it|this|that)\b/,
    stop: /\b(?:stop|quit|cancel|end) (?:telling|alerting|notifying|messaging|watching)\b|\b(?:stop|quit|cancel|end|delete|remove|turn off) (?:all )?(?:the |my |this |that )?(?:alerts?|watch(?:es)?)\b|\bunsubscribe\b|\bunwatch\b|\bdo(?: not|n t|nt) (?:tell|notify|alert) me (?:any ?more|again)\b|\bno more alerts\b|\bdo(?: not|n t|nt) (?:tell|notify|alert|message|ping|warn) me (?:(?:about|of|on) (?:that|this|it|them|those|these|anything|everything)(?: (?:search|one|home|ones))?(?: (?:any ?more|any longer|again)\b|$)|any longer\b)|\b(?:do(?: not|n t|nt)|no longer) (?:want|need) (?:(?:any|the|these|those|more|my|your|further) )*(?:alerts?|notifications?)(?: (?:any ?more|any longer|please|now|thanks?|at all))*$|\bno longer want to be (?:told|alerted|notified)\b|\b(?:do(?: not|n t|nt)) want to be (?:told|alerted|notified) (?:any ?more|any longer)\b|\bno (?:more|further) notifications\b/,
    list: /\bwhat (?:am i|do i) watch(?:ing)?\b|\b(?:show|list|see) (?:me )?(?:all )?my (?:watches|alerts)\b|\bwhich (?:homes|searches) (?:am i|do i) watch(?:ing)?\b|^my (?:watches|alerts)$|\bdo i have (?:any )?(?:alerts|watches)\b|\b(?:what|which|how many) (?:alerts|watches) (?:do i have|are there)\b|\b(?:what|which)(?: \w+)? are you watching\b/,
    history:
      /\b(?:has|have|did) (?:the|its|their|this|that)?\s?(?:price|it|rent)s? (?:been )?(?:ever )?(?:drop|dropped|change|changed|fall|fallen|come down|go down|gone down|cut|reduced|increase|increased|go up|gone up)\b|\bprice (?:history|changes|cuts|drops)\b|\bwas (?:it|the price) (?:ever )?(?:cheaper|higher|lower|more expensive|reduced)\b|\b(?:what|how much) (?:did|was) (?:it|this|that|they|the (?:(?:\w+ )?(?:price|rent|one|home|house|condo|apartment)|first|second|third|fourth|fifth|last))\b.* (?:before|previously|originally|at first|in the beginning)$|\b(?:what|how much)(?:s| is| was| were)? (?:the|its|their) (?:old|previous|original|former|earlier|starting) (?:asking |list |listing )?(?:price|rent)s?\b/,
    cheaper:
      /\b(?:what|which|anything|any|everything|homes|houses)\b.*\b(?:got|became|has got|have got|is now|are now) cheaper\b|\bprice (?:cuts|drops|reductions)\b.*\b(?:today|yesterday|week|month)\b|\bwith (?:an? |recent )*price (?:cut|drop|reduction)s?\b|^(?:(?:any|the|all|recent|show me|are there|do you have) )*price (?:cuts|drops|reductions) (?:in|near|around) (?!this|that|it\b)|\b(?:reduced|discounted|marked down) (?:homes|houses|condos|apartments|townhouses|listings|properties)\b|\b(?:dropped|reduced|cut) (?:in |their )?prices?\b|\b(?:reduced|discounted|marked down) (?:lately|recently|today|yesterday|this|since|in the (?:last|past))\b|\b(?:recently|newly|just) (?:reduced|discounted|marked down)\b|\b(?:what|which)\b.*\b(?:been|were|was|is|are|got) (?:reduced|discounted|marked down)\b|\bprice (?:cuts|drops|reductions)$|^(?:(?:is|are|there|got|have|you|do|any|anything|something|and|so|what about|how about|homes?|houses?|ones?|condos?|apartments?) )+(?:that (?:is|are|was|were|got) )?(?:been )?(?:reduced|discounted|marked down)$/,
    month: /\bmonth\b/,
    today: /\btoday\b/,
    yesterday: /\byesterday\b/,
    daily: /\b(?:daily|(?:every|each) (?:day|morning|evening)|once a day)\b/,
    weekly: /\b(?:weekly|every week|once a week|each week)\b/,
  },
  watchingSearch: (summary: string, count: string): string =>
    `I'll tell you here when something happens: **${summary}** (${count} match now). Say "stop telling me" to end it.`,
  watchingHome: (summary: string): string =>
    `I'm watching **${summary}** for you and tell you here what happens to it. Say "stop telling me" to end it.`,
  tooWide: (count: string, perDay: string, narrower: string): string =>
    `${count} homes match that now, and I would have told you ${perDay} times a day. Narrow it${narrower === '' ? '' : ` (${narrower})`}, or say "tell me daily" and I put it all together once a day.`,
  nothingToWatch: 'What shall I watch for? Say it like "tell me when something under 900k appears in Seattle".',
  stopped: (summaries: string): string => `I stopped watching ${summaries}.`,
  whichToStop: (lines: string): string =>
    `Which one shall I stop? Say "stop telling me about" and what it is, or "stop all alerts".\n${lines}`,
  noWatches: 'You are watching nothing. Say "tell me when …" with what you are looking for.',
  watches: (lines: string): string => `You are watching:\n${lines}\nSay "stop telling me" to end one.`,
  paused: 'paused',
  all: /\ball\b|\beverything\b/,
  priceStood: (name: string): string => `The price of ${name} has not changed since I have known it.`,
  priceMoved: (name: string, steps: string): string => `The price of ${name}: ${steps}.`,
  now: 'now',
}
export type WatchingWords = typeof watchingWordsEn
