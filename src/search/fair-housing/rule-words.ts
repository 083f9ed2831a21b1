// Words for groups of people, as parts of patterns over folded words; a search must never use them.

export const FAITHS =
  'christians?|catholics?|jews|jewish|jew|muslims?|moslems?|islamic|hindus?|buddhists?|mormons?|sikhs?|protestants?|evangelicals?|atheists?|amish|religious|godly|cristian[oa]s?|catolic[oa]s?|judi[oa]s?|chretiens?|juifs?|musulman[aoes]*|christlich\\w*|judisch\\w*|muslimisch\\w*'

export const ORIGINS =
  'african americans?|africans?|asians?|arabs?|arabic|middle eastern|latin[oax]s?|hispanics?|mexicans?|chinese|japanese|koreans?|vietnamese|filipin[oa]s?|indians?|pakistanis?|bangladeshis?|russians?|ukrainians?|polish|italians?|irish|germans?|french|spanish|english|americans?|europeans?|ethiopians?|somalis?|nigerians?|turkish|turks|greeks?|portuguese|brazilians?|cubans?|haitians?|jamaicans?|dominicans?|puerto ricans?|persians?|iranians?|israelis?|native americans?|caucasians?|immigrants?|migrants?|foreigners?|refugees?|foreign|ethnic|expats?|gringos?|inmigrantes|extranjeros|auslander'

export const COLOURS = 'white|black|brown|colored|coloured'

/** Nouns that mean only people, so they match without a second word. */
export const PLURALS =
  'christians|catholics|jews|muslims|moslems|hindus|buddhists|mormons|sikhs|evangelicals|whites|blacks|african americans|africans|asians|arabs|latin[oax]s|hispanics|mexicans|koreans|filipin[oa]s|indians|pakistanis|russians|italians|caucasians|immigrants|migrants|foreigners|refugees|gays|lesbians|transgenders|gitan[oa]s|gitans|ciganos|zigeuner|refugiados|refugies|fluchtlinge|musulman[oe]?s|muculmanos|muslimen?|judios|juifs|judeus|juden|inmigrantes|extranjeros|auslander|minorities|people of colou?r|colou?red people|illegals|araber|katholiken|asiaten'

/** Also of things: "azulejos marroquies". Of people where they are many, are denied, or are of an area. */
export const PEOPLE_OR_THINGS =
  'arabes|catolicos|catholiques|cristianos|cristaos|protestantes?|evangelicos|hispanos|latinoamericanos|asiaticos|asiatiques|indiens|indios|rusos|russes|brasileir[oa]s|chinois|chineses|marroquies|marocains|marokkaner|africanos|africains|afrikaner|turcos|turcs|turken|rumanos|roumains|rumanen|romenos|etrangers|etrangeres|immigres|estrangeiros|imigrantes|migranten'
/** Of people only in an area: "bairro sem negros". Walls and doors have colours too, and lack others. */
export const PEOPLE_OR_COLOURS = 'negr[oa]s|pret[oa]s|noire?s|blancs|blanches|blanc[oa]s|branc[oa]s|schwarzen?|weissen?'
/** The last ones are words that a translation leaves. */
export const MANY =
  '(?:many|lots of|a lot of|so many|too many|full of|beaucoup of|beaucoup|much[oa]s|muit[oa]s|viele|few|peu of|poc[oa]s|pouc[oa]s|wenige)'

export const ORIENTATIONS = 'gay|lesbian|lgbt|lgbtq|queer|straight|trans|transgender|heterosexual'

export const AREAS =
  'areas?|neighbou?rhoods?|communit(?:y|ies)|districts?|part of (?:the )?(?:town|city)|parts of (?:town|the city)|suburbs?|enclaves?|zones?|town|towns|barrios?|quartiers?|gegend|zona|viertel|bairros?|vecindarios?|surroundings|block|street|city|places?'

export const PEOPLE =
  'people|persons?|neighbou?rs?|residents?|families|folks?|owners|tenants|renters|buyers|population|households|majority|crowd|demographics?|presence|immigrants|couples|communit(?:y|ies)|kids|students|men|women|guys|types'

export const CHILDREN =
  'kids|children|babies|toddlers|teenagers|teens|families|infants|minors|ninos|enfants|kinder|kindern|criancas'

export const GOOD =
  'good|great|best|better|top|excellent|decent|nice|strong|quality|awesome|amazing|outstanding|high quality|(?:top|highly|high|well|best|better|a|a \\+|10) (?:rated|ranked|performing|scoring)|blue ribbon|buen[oa]s?|bonnes|gute[nr]?|boas'
