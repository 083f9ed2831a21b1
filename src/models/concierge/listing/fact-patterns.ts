import type { FactName } from '../words/words.ts'

/** Any of these phrases, in plain text (see language.ts), where none of `unless` stands beside it. */
function any(phrases: string, unless?: string): RegExp {
  const besides = unless === undefined ? '' : `(?!.*\\b(?:${oneLine(unless)})\\b)`
  return new RegExp(`^${besides}.*\\b(?:${oneLine(phrases)})\\b`)
}

const oneLine = (phrases: string): string => phrases.replace(/\s*\n\s*/g, '|')

/** How people ask for each fact of a listing. */
export const factPatterns: Record<FactName, RegExp> = {
  price: any(
    `price|priced|costs?|how much|rent|asking|expensive|cheap|cheaper|affordable
    listed (?:for|at)|going for`,
    `hoa|associations?|dues|fees?|deposit|per sq|per square|a square|estimate|negotia\\w*|last time|sell for
    how much (?:more )?(?:space|room|land|ground|parking|\\w+ square)`,
  ),
  status: any(
    `available|availability|status|sold|active|pending|taken|gone|sell|bought
    (?:on|off) (?:the )?market|spoken for|up for (?:grabs|sale)|still (?:listed|for sale|for rent|on offer)
    still (?:get|buy|have|rent)|(?:can|could) (?:i|we) (?:get|buy|rent)`,
    `how long|how many days|days|for long|when|why|who|new listing|last time|recently`,
  ),
  type: any(`(?:type|kind|sort) of (?:home|house|property|place|building|listing)|property type`),
  beds: any(`beds?|bedrooms?|br|bhk|rooms`),
  baths: any(`baths?|bathrooms?|showers?|toilets?`),
  area: any(
    `big|bigger|large|larger|small|smaller|size|area|spacious|roomy|space|footage|sq ?ft|sqm
    square (?:feet|foot|met(?:er|re)s?)`,
    'lot|land|yard|plot|per|ground|a square|parking|cars?|outdoor|outside|storage|closet|entire|open',
  ),
  lot: any('lot|plot|land|acres?|acreage|yard|ground(?! floor)'),
  year: any(
    `how old|how new|year|built|build|age|construct|constructed|construction|newer|older|years ago
    is (?:it |this |that )?an? (?:old|new) (?:house|home|building|place|condo|apartment|property|one)`,
    'who',
  ),
  parking: any('parking|garages?|carports?|driveway|cars?|(?:can|could|to|would) (?:i |we |you )?park'),
  hoa: any('hoa|associations?|dues|(?:condo|monthly|maintenance|strata) (?:fees?|charges?)'),
  deposit: any('deposit', 'pet deposit'),
  unitPrice: any('(?:per|a) (?:sq ?ft|square (?:foot|met(?:er|re))|sqm)|unit price'),
  estimate: any('estimated?|worth|valued?', 'will|next|years?'),
  space: any('entire place|whole place|shared|private room|space type'),
  days: any(
    `how (?:long|many days)(?: ago)? (?:has|have|is|was|are)\\b.*\\b(?:market|listed|up|for sale|for rent|offer|online)
    days on|time on (?:the )?market|dom|new listing|newly listed|fresh|when was (?:it )?listed|for long
    since when .*\\b(?:market|listed|for sale|for rent)|(?:recently|just) (?:listed|come|came)|come on(?:to)? the market`,
  ),
  tours: any('tours?|open houses?|3d|virtual|walkthrough'),
  location: any('neighbou?rhood|location|part of town|located|(?<!school )district'),
  address: any(
    'address|where|street|located|city|zip|postcode',
    'park|online|web|internet|where (?:would|can|could|do|should) (?:i|we) (?:do|put|store|keep|sit)',
  ),
  mls: any('mls'),
  photos: any('photos?|pictures?|pics?|images?'),
  link: any('link|url|website|web ?page|site|online'),
}
