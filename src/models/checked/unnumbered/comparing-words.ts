export type Side = `${Quality} ${'less' | 'more'}`

/** Words with each of these endings. */
const ending = (stems: string, endings: string): string =>
  stems
    .split('|')
    .flatMap((stem) => [stem, ...endings.split(' ').map((end) => stem + end)])
    .join('|')
const led = (first: string, rest: string): string =>
  rest
    .split('|')
    .map((words) => `${first} ${words}`)
    .join('|')
/** Of Spanish and Portuguese adjectives. */
const ofGenders = (stems: string): string =>
  stems
    .split('|')
    .flatMap((stem) => ['o', 'a', 'os', 'as'].map((end) => stem + end))
    .join('|')
export const german = (stems: string): string => ending(stems, 'e en er es em')

// All words are folded. Style ("more modern") and rooms ("more rooms") are compared by no field.
export const COMPARATIVES: Partial<Record<Side, string[]>> = {
  'price less': [
    'cheaper|less expensive|more affordable|less costly|less pricey|lower priced|costs less|cost less|lower price|lower rent',
    german('gunstiger|billiger|preiswerter|preisgunstiger'),
    'kostet weniger|weniger teuer|niedrigere miete|niedrigerer preis|niedrigeren preis',
  ],
  'price more': [
    'more expensive|pricier|dearer|costlier|more costly|costs more|cost more|higher priced|higher price|higher rent|less affordable',
    german('teurer'),
    'kostet mehr|hohere miete|hoherer preis|hoheren preis',
  ],
  'area more': [
    'bigger|larger|roomier|more spacious|more space|more living space|more square footage|more square feet',
    german('geraumiger'),
    'mehr platz|mehr wohnflache',
  ],
  'area less': [
    'smaller|less space|less spacious|less living space',
    german('kleiner'),
    'weniger platz|weniger wohnflache',
  ],
  'beds more': ['more bedrooms|more beds|mehr schlafzimmer'],
  'beds less': ['fewer bedrooms|less bedrooms|fewer beds|weniger schlafzimmer'],
  'baths more': ['more bathrooms|more baths|mehr bader|mehr badezimmer'],
  'baths less': ['fewer bathrooms|less bathrooms|fewer baths|weniger bader|weniger badezimmer'],
  'year more': ['newer|more recent|more recently built|built more recently|built later|spater gebaut|junger'],
  'year less': ['older|built earlier|fruher gebaut'],
  'hoa less': ['lower hoa|lower hoa fee|lower hoa fees|lower hoa dues|cheaper hoa|niedrigeres hausgeld'],
  'hoa more': ['higher hoa|higher hoa fee|higher hoa fees|higher hoa dues|hoheres hausgeld'],
  'distance less': ['closer|nearer|naher'],
}
export const SUPERLATIVES: Partial<Record<Side, string[]>> = {
  'price less': [
    'cheapest|least expensive|most affordable|least costly|lowest priced|lowest price|lowest asking price|costs the least|lowest rent',
    german('gunstigst|billigst|preiswertest|preisgunstigst'),
    ...['preis', 'miete'].map((noun) =>
      german('niedrigst')
        .split('|')
        .map((word) => `${word} ${noun}`)
        .join('|'),
    ),
  ],
  'price more': [
    'most expensive|priciest|dearest|costliest|highest priced|highest price|highest asking price|costs the most|highest rent',
    german('teuerst'),
    ...['preis', 'miete'].map((noun) =>
      german('hochst')
        .split('|')
        .map((word) => `${word} ${noun}`)
        .join('|'),
    ),
  ],
  'area more': [
    'biggest|largest|roomiest|most spacious|most space|most living space|most square footage',
    german('grosst|geraumigst'),
    'meisten platz|meiste wohnflache|meisten wohnflache',
  ],
  'area less': ['smallest|tiniest|least space', german('kleinst')],
  'beds more': ['most bedrooms|most beds|meisten schlafzimmer|meiste schlafzimmer'],
  'beds less': ['fewest bedrooms|fewest beds|wenigsten schlafzimmer'],
  'baths more': ['most bathrooms|most baths|meisten bader|meisten badezimmer'],
  'baths less': ['fewest bathrooms|fewest baths|wenigsten bader'],
  'year more': ['newest|most recently built|built most recently|youngest', german('neuest|neust|jungst')],
  'year less': ['oldest', german('altest')],
  'hoa less': [
    'lowest hoa|lowest hoa fee|lowest hoa fees|lowest hoa dues|cheapest hoa',
    'niedrigste hausgeld|niedrigstes hausgeld|niedrigsten hausgeld',
  ],
  'hoa more': [
    'highest hoa|highest hoa fee|highest hoa fees|highest hoa dues',
    'hochste hausgeld|hochstes hausgeld|hochsten hausgeld',
  ],
  'distance less': ['closest|nearest'],
}
export const EITHER: Partial<Record<Side, string[]>> = {
  'price less': [
    led('mas', `${ofGenders('barat|economic')}|asequible|asequibles`),
    led('menos', ofGenders('car')),
    led('moins', 'cher|chere|chers|cheres'),
    led('plus', 'abordable|abordables|economique|economiques'),
    led('mais', `${ofGenders('barat|economic')}|em conta|acessivel|acessiveis`),
    'cuesta menos|coute moins|custa menos|menor precio|menor preco|precio mas bajo|preco mais baixo|prix le plus bas|prix plus bas',
    'alquiler mas bajo|loyer le plus bas|loyer plus bas|aluguel mais baixo|renda mais baixa',
  ],
  'price more': [
    led('mas', ofGenders('car')),
    led('plus', 'cher|chere|chers|cheres'),
    led('mais', ofGenders('car')),
    'cuesta mas|coute plus|custa mais|mayor precio|maior preco|precio mas alto|preco mais alto|prix le plus eleve|prix plus eleve',
  ],
  'area more': [
    led('mas', `grande|grandes|${ofGenders('ampli|espacios')}|espacio|superficie`),
    led('plus', "grand|grande|grands|grandes|spacieux|spacieuse|spacieuses|vaste|vastes|d' espace|de surface"),
    led('mais', `${ofGenders('espacos|ampl')}|espaco|area`),
    'maior|maiores|mayor superficie',
  ],
  'area less': [
    led('mas', ofGenders('pequen')),
    led('plus', 'petit|petite|petits|petites'),
    led('moins', "grand|grande|d' espace"),
    led('mais', ofGenders('pequen')),
    'menor|menores|menos espacio|menos espaco',
  ],
  'beds more': ['mas dormitorios|mas habitaciones|plus de chambres|mais quartos'],
  'beds less': ['menos dormitorios|menos habitaciones|moins de chambres|menos quartos'],
  'baths more': ['mas banos|plus de salles de bain|plus de salles de bains|mais banheiros|mais casas de banho'],
  'baths less': ['menos banos|moins de salles de bain|moins de salles de bains|menos banheiros|menos casas de banho'],
  'year more': [
    led('mas', `${ofGenders('nuev')}|reciente|recientes`),
    led('plus', 'recent|recente|recents|recentes|neuf|neuve|neufs|neuves'),
    led('mais', `${ofGenders('nov')}|recente|recentes`),
  ],
  'year less': [
    led('mas', ofGenders('antigu|viej')),
    led('plus', 'ancien|ancienne|anciens|anciennes|vieux|vieille|vieilles'),
    led('mais', ofGenders('antig|velh')),
  ],
  'distance less': [
    led('mas', `cerca|${ofGenders('cercan')}`),
    led('plus', 'pres|proche|proches'),
    led('mais', `perto|${ofGenders('proxim')}`),
  ],
}

/** What homes are compared by. `unit`: the price per area. */
export type Quality = 'price' | 'unit' | 'area' | 'lot' | 'beds' | 'baths' | 'year' | 'days' | 'hoa' | 'distance'
