/** Folded names of states and provinces by postal code: United States, Canada, Australia. */
export const STATES: ReadonlyMap<string, string> = new Map(
  `al:alabama ak:alaska az:arizona ar:arkansas ca:california co:colorado ct:connecticut de:delaware fl:florida ga:georgia
  hi:hawaii id:idaho il:illinois in:indiana ia:iowa ks:kansas ky:kentucky la:louisiana me:maine md:maryland
  ma:massachusetts mi:michigan mn:minnesota ms:mississippi mo:missouri mt:montana ne:nebraska nv:nevada nh:new_hampshire
  nj:new_jersey nm:new_mexico ny:new_york nc:north_carolina nd:north_dakota oh:ohio ok:oklahoma or:oregon pa:pennsylvania
  ri:rhode_island sc:south_carolina sd:south_dakota tn:tennessee tx:texas ut:utah vt:vermont va:virginia wa:washington
  wv:west_virginia wi:wisconsin wy:wyoming dc:district_of_columbia pr:puerto_rico ab:alberta bc:british_columbia
  mb:manitoba nb:new_brunswick nl:newfoundland ns:nova_scotia on:ontario pe:prince_edward_island qc:quebec
  sk:saskatchewan nsw:new_south_wales qld:queensland tas:tasmania vic:victoria`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.split(':')[0] ?? '', (pair.split(':')[1] ?? '').replaceAll('_', ' ')]),
)

/** The postal code of a state by its folded full name. */
export const stateCode = (name: string): string | undefined => CODES.get(name)

const CODES: ReadonlyMap<string, string> = new Map([...STATES].map(([code, name]) => [name, code.toUpperCase()]))

/** Aliases of cities, folded. */
export const ALIASES: readonly (readonly [string, string])[] = [
  ['san francisco', 'sf|san fran|frisco|sfo|s f'],
  ['new york', 'nyc|new york city|n y c|ny city|big apple'],
  ['new york city', 'nyc|new york|big apple'],
  ['los angeles', 'la|l a|los angelas'],
  ['washington', 'dc|d c|washington dc|washington d c'],
  ['philadelphia', 'philly|phila'],
  ['las vegas', 'vegas|lv'],
  ['san diego', 'sd'],
  ['salt lake city', 'slc'],
  ['new orleans', 'nola'],
  ['atlanta', 'atl'],
  ['fort lauderdale', 'ft lauderdale'],
  ['minneapolis', 'mpls'],
  ['oklahoma city', 'okc'],
  ['kansas city', 'kc'],
  ['jacksonville', 'jax'],
  ['indianapolis', 'indy'],
  ['portland', 'pdx'],
  ['mexico city', 'cdmx|ciudad de mexico'],
  ['rio de janeiro', 'rio'],
  ['sao paulo', 'sampa'],
  ['munich', 'munchen'],
  ['cologne', 'koln'],
  ['toronto', 'gta'],
  ['miami', 'mia'],
  ['dallas', 'dfw'],
  ['university district', 'u district|udistrict'],
  ['south lake union', 'slu'],
  ['san jose', 'sj|s j'],
]
