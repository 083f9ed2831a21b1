/** Words for groups of people that a search may never go by, as parts of patterns over folded words. */

export const FAITHS =
  'christians?|catholics?|jews|jewish|jew|muslims?|moslems?|islamic|hindus?|buddhists?|mormons?|sikhs?|protestants?|evangelicals?|atheists?|amish|religious|godly|cristian[oa]s?|catolic[oa]s?|judi[oa]s?|chretiens?|juifs?|musulman[aoes]*|christlich\\w*|judisch\\w*|muslimisch\\w*'

export const ORIGINS =
  'african americans?|africans?|asians?|arabs?|arabic|middle eastern|latin[oax]s?|hispanics?|mexicans?|chinese|japanese|koreans?|vietnamese|filipin[oa]s?|indians?|pakistanis?|bangladeshis?|russians?|ukrainians?|polish|italians?|irish|germans?|french|spanish|english|americans?|europeans?|ethiopians?|somalis?|nigerians?|turkish|turks|greeks?|portuguese|brazilians?|cubans?|haitians?|jamaicans?|dominicans?|puerto ricans?|persians?|iranians?|israelis?|native americans?|caucasians?|immigrants?|migrants?|foreigners?|refugees?|foreign|ethnic|expats?|gringos?|inmigrantes|extranjeros|auslander'

export const COLOURS = 'white|black|brown|colored|coloured'

/** Nouns that mean people and nothing else, so they need no second word beside them. */
export const PLURALS =
  'christians|catholics|jews|muslims|moslems|hindus|buddhists|mormons|sikhs|evangelicals|whites|blacks|african americans|africans|asians|arabs|latin[oax]s|hispanics|mexicans|koreans|filipin[oa]s|indians|pakistanis|russians|italians|caucasians|immigrants|migrants|foreigners|refugees|gays|lesbians|transgenders|inmigrantes|extranjeros|auslander|minorities|people of colou?r|colou?red people|illegals'

export const ORIENTATIONS = 'gay|lesbian|lgbt|lgbtq|queer|straight|trans|transgender|heterosexual'

export const AREAS =
  'areas?|neighbou?rhoods?|communit(?:y|ies)|districts?|part of (?:the )?(?:town|city)|parts of (?:town|the city)|suburbs?|enclaves?|zones?|town|towns|barrios?|quartiers?|gegend|zona|viertel|bairros?|vecindarios?|surroundings|block|street|city|places?'

export const PEOPLE =
  'people|persons?|neighbou?rs?|residents?|families|folks?|owners|tenants|renters|buyers|population|households|majority|crowd|demographics?|presence|immigrants|couples|communit(?:y|ies)|kids|students|men|women|guys|types'

export const CHILDREN =
  'kids|children|babies|toddlers|teenagers|teens|families|infants|minors|ninos|enfants|kinder|kindern|criancas'

export const NOT =
  "(?:no|not|without|avoid|avoiding|away from|far from|free of|hate|fewer|few|less|zero|minimal|exclude|excluding|don't want|do not want|dont want|don't like|isn't|sin|sans|ohne|keine|sem)(?: too| so)?(?: many| any| a lot of| lots of| much| other| the| a| full of| near| near any| around| live near| to live near| next to| loud| noisy| screaming| young| small| little){0,3}"

export const GOOD =
  'good|great|best|better|top|excellent|decent|nice|strong|quality|awesome|amazing|outstanding|high quality|(?:top|highly|high|well|best|better|a|a \\+|10) (?:rated|ranked|performing|scoring)|blue ribbon|buen[oa]s?|bonnes|gute[nr]?|boas'
