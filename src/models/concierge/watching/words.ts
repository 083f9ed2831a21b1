import type { Language } from '../../../contract/languages.ts'

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

export const watchingWordsEs: WatchingWords = {
  asks: {
    tell: /\b(?:guard[ae]|guardar|guardame|recuerd[ae]) (?:esta|la|mi) busqueda\b|\b(?:avisa|avise|notifica|notifique|alerta)me(?: \w+){0,4} (?:cuando|si|en cuanto|de|sobre)\b|\b(?:quiero que me avises?|me avisas?)(?: \w+){0,4} (?:cuando|si|de|sobre)\b|\b(?:vigila|sigue) (?:esta|la) busqueda\b|\bmanten(?:me|ganme) al (?:dia|tanto)\b|\b(?:dime|diga ?me|hazme saber) (?:cuando|si|en cuanto)\b.*\b(?:baj|sub|cambi|vend|aparec|sal|haya)\w*/,
    home: /\b(?:vigila|vigile|sigue|siga) (?:est[aeo]|es[aeo]|l[ao])\b|\b(?:cuando|si) (?:baje|cambie|se venda)\b/,
    one: /\b(?:est[ae]|es[ae]|aquel(?:la)?) (?:casa|piso|vivienda|apartamento|departamento|inmueble|propiedad|anuncio|estudio|chalet|duplex|loft|precio|alquiler)\b|\b(?:de|a|con|sobre) (?:est|es)[aeo]$|\bsu (?:precio|alquiler)\b/,
    others:
      /\b(?:algo|algun[ao]?s?|nuev[oa]s?|novedades|otr[oa]s?|parecid\w+|similar\w*|casas|pisos|viviendas|apartamentos|departamentos|inmuebles|anuncios)\b/,
    alike: /\b(?:como|(?:mas|menos) \w+ que|parecid\w+ a|similar\w* a|cerca de|junto a) (?:est|es|aquel)\w*\b/,
    stop: /\b(?:deja|deje|para|pare) de (?:avisarme|avisar|notificarme|seguir|vigilar)\b|\bno me avises? mas\b|\b(?:(?:cancela|quita|borra|elimina|desactiva|termina)r?|deten|detener|pare|parar) (?:todos |todas )?(?:el |la |los |las |mis? |est[ea] )?(?:avisos?|alertas?)\b|\bno (?:quiero|queremos|deseo|necesito) (?:recibir )?(?:mas )?(?:avisos?|alertas?|notificaciones)(?: mas)?(?: por favor| gracias)*$|\bya no (?:me avis|me notifi|me alert|quiero que me avis)\w*(?: por favor| mas)*$|\bno (?:me|quiero que me) avis\w+ (?:de (?:eso|esto) )?mas\b/,
    list: /\bque (?:estoy )?(?:siguiendo|vigilando|sigo|vigilo)\b|\bmis (?:avisos|alertas)\b|\bque (?:avisos|alertas) tengo\b|\bque (?:busquedas|casas|pisos) (?:sigues|vigilas)\b/,
    history:
      /\b(?:ha|habia) (?:bajado|cambiado|subido)\b.*\bprecio\b|\bprecio\b.*\b(?:ha bajado|ha cambiado|ha subido|bajo|cambio)\b|\bhistorial de precios?\b/,
    cheaper:
      /\bque (?:\w+ )?(?:se )?(?:ha|han) (?:bajado|rebajado|abaratado)\b|\brebajad[ao]s? (?:hace poco|ultimamente|recientemente|hoy|ayer|esta|este|desde)\b|\bbajadas? de precio\b.*\b(?:hoy|ayer|semana|mes)\b/,
    month: /\bmes\b/,
    today: /\bhoy\b/,
    yesterday: /\bayer\b/,
    daily: /\b(?:cada (?:dia|manana)|todos los dias|diario|diariamente|una vez al dia)\b/,
    weekly: /\b(?:cada semana|todas las semanas|semanal|semanalmente|una vez a la semana)\b/,
  },
  watchingSearch: (summary, count) =>
    `Le avisaré aquí cuando pase algo: **${summary}** (ahora coinciden ${count}). Diga «deja de avisarme» para terminar.`,
  watchingHome: (summary) =>
    `Sigo **${summary}** y le contaré aquí lo que pase. Diga «deja de avisarme» para terminar.`,
  tooWide: (count, perDay, narrower) =>
    `Ahora coinciden ${count} viviendas, y le habría avisado ${perDay} veces al día. Concrete más${narrower === '' ? '' : ` (${narrower})`}, o diga «avísame cuando haya algo, cada día» y lo junto una vez al día.`,
  nothingToWatch: '¿Qué quiere que siga? Por ejemplo: «avísame cuando haya algo por menos de 900.000 en Seattle».',
  stopped: (summaries) => `Ya no sigo ${summaries}.`,
  whichToStop: (lines) => `¿Cuál termino? Diga «deja de avisarme» y de qué, o «deja de avisarme de todo».\n${lines}`,
  noWatches: 'No sigue nada. Diga «avísame cuando …» y lo que busca.',
  watches: (lines) => `Sigue:\n${lines}\nDiga «deja de avisarme» para terminar uno.`,
  paused: 'en pausa',
  all: /\btod[oa]s?\b/,
  priceStood: (name) => `El precio de ${name} no ha cambiado desde que lo conozco.`,
  priceMoved: (name, steps) => `El precio de ${name}: ${steps}.`,
  now: 'ahora',
}

const watchingWordsFr: WatchingWords = {
  asks: {
    tell: /\b(?:enregistre[rz]?|sauvegarde[rz]?|garde[rz]?|memorise[rz]?) (?:cette|la|ma) recherche\b|\b(?:previens|prevenez|avertis|avertissez|alertez?|notifiez?) moi(?: \w+){0,4} (?:quand|lorsque|si|des que|des?|du)\b|\b(?:fais|faites) moi savoir (?:quand|si)\b|\b(?:dis|dites) moi (?:quand|si|des que)\b.*\b(?:baiss|augment|chang|vend|apparai|nouve)\w*|\btiens? moi au courant\b|\btenez moi au courant\b|\bsurveillez? (?:cette|la) recherche\b/,
    home: /\b(?:surveillez?|suis|suivez) (?:ce|cet|cette|celui|celle|le|la)\b|\b(?:quand|si) (?:le prix|il|elle) (?:baisse|change|est vendue?)\b/,
    one: /\b(?:ce|cet|cette)\b(?! (?:recherche|quartier|ville|zone|secteur|rue|region|semaine|mois|matin|soir|genre|type|qui|que|qu))|\bcel(?:ui|le) (?:ci|la)\b|\bson (?:prix|loyer)\b|\b(?:de|sur) ca\b/,
    others:
      /\b(?:quelque chose|nouveau|nouvelles?|nouveaux|nouveautes|neuf|autres?|similaires?|maisons|appartements|biens|annonces)\b/,
    alike:
      /\b(?:comme|(?:plus|moins) \w+ que|similaires? a|semblables? a|pres de|proches? de|autour de) (?:ce|cet|cette|celui|celle)\b/,
    stop: /\b(?:arretez?|cessez?) de (?:me )?(?:prevenir|avertir|alerter|suivre|surveiller)\b|\bne me (?:previens|prevenez|avertis|avertissez) plus\b|\bplus d alertes?\b|\b(?:arrete|supprime|annule|desactive)[rz]? (?:toutes )?(?:l |la |les |mes |mon |cette )?alertes?\b|\b(?:ne )?(?:veux|voulons|souhaite|souhaitons) plus (?:(?:d|de|des|les|vos|recevoir|etre) ){0,3}(?:alertes?|notifications?|preven\w+|averti\w*|alerte\w+)(?: svp| merci)*$|\bplus de notifications?\b/,
    list: /\bqu est ce que je (?:suis|surveille)\b|\bque (?:suis je|surveille je)\b|\bmes alertes\b|\bquelles (?:sont mes )?alertes\b|\bquelles recherches (?:surveillez|suivez|surveilles|suis)\b/,
    history: /\bprix\b.*\b(?:a t il|a) (?:baisse|change|augmente)\b|\bhistorique d(?:u|es) prix\b/,
    cheaper:
      /\b(?:qu est ce qui|quoi|lesquels?|lesquelles?)\b.*\b(?:baisse|moins cher)\b|\b(?:baissee?s?|reduite?s?) (?:recemment|dernierement|depuis|cette|ce mois|hier|aujourd)\b|\bprix (?:vient|viennent) de baisser\b|\bbaisses? de prix\b.*\b(?:aujourd|hier|semaine|mois)\b/,
    month: /\bmois\b/,
    today: /\baujourd\b/,
    yesterday: /\bhier\b/,
    daily: /\b(?:(?:chaque|tous les) (?:jours?|matins?)|quotidien\w*|une fois par jour)\b/,
    weekly: /\b(?:chaque semaine|toutes les semaines|hebdomadaire\w*|une fois par semaine)\b/,
  },
  watchingSearch: (summary, count) =>
    `Je vous préviens ici dès qu'il se passe quelque chose : **${summary}** (${count} correspondent maintenant). Dites « arrête de me prévenir » pour y mettre fin.`,
  watchingHome: (summary) =>
    `Je surveille **${summary}** et vous dis ici ce qui se passe. Dites « arrête de me prévenir » pour y mettre fin.`,
  tooWide: (count, perDay, narrower) =>
    `${count} biens correspondent maintenant, et je vous aurais prévenu ${perDay} fois par jour. Précisez${narrower === '' ? '' : ` (${narrower})`}, ou dites « préviens-moi quand il y a du nouveau, chaque jour » et je réunis tout une fois par jour.`,
  nothingToWatch:
    'Que dois-je surveiller ? Par exemple : « préviens-moi quand il y a quelque chose à moins de 900 000 à Seattle ».',
  stopped: (summaries) => `Je ne surveille plus ${summaries}.`,
  whichToStop: (lines) =>
    `Laquelle dois-je arrêter ? Dites « arrête de me prévenir » et de quoi, ou « arrête de me prévenir de tout ».\n${lines}`,
  noWatches: 'Vous ne surveillez rien. Dites « préviens-moi quand … » et ce que vous cherchez.',
  watches: (lines) => `Vous surveillez :\n${lines}\nDites « arrête de me prévenir » pour en arrêter une.`,
  paused: 'en pause',
  all: /\btout(?:es)?\b|\btous\b/,
  priceStood: (name) => `Le prix de ${name} n'a pas changé depuis que je le connais.`,
  priceMoved: (name, steps) => `Le prix de ${name} : ${steps}.`,
  now: 'maintenant',
}

const watchingWordsDe: WatchingWords = {
  asks: {
    tell: /\b(?:speicher\w*|merk\w*)(?: sie| dir| mir)* (?:diese|die|meine) suche\b|\b(?:sag|sage|sagen sie|gib|geben sie|melde|melden sie)\b.*\b(?:wenn|sobald|falls)\b|\b(?:benachrichtig\w*|informier\w*)\b.*\b(?:mich|wenn|sobald|falls)\b|\bbeobachten? (?:sie )?(?:diese|die) suche\b|\bhalt\w* (?:sie )?mich auf dem laufenden\b/,
    home: /\bbeobachten? (?:sie )?(?:dies\w*|das|es|die wohnung|das haus)\b|\b(?:wenn|sobald|falls) (?:der preis|es|sie) (?:sinkt|fallt|sich andert|verkauft)/,
    one: /\bdies(?:e[srmn]?)?\b(?! (?:suche|gegend|stadt|viertel|strasse|straße|woche|monat|jahr|umgebung|preisklasse|lage|art))|\b(?:davon|dafur|daran|damit|dessen)\b|\b(?:sein|ihr|jener|jenes|jene|jenem) (?:preis|haus|wohnung)\b|\b(?:das haus|die wohnung)\b/,
    others:
      /\b(?:etwas (?!tut|passiert|andert)|neue[snrm]?|neuigkeiten|andere\w*|weitere\w*|ahnlich\w*|hauser|wohnungen|immobilien|angebote|inserate)\b/,
    alike: /\b(?:wie|als|ahnlich|neben|nahe|nahe von|um) dies\w*\b|\bin der nahe dies\w*\b/,
    stop: /\b(?:hor|hore|horen sie) auf\b|\bnicht mehr (?:benachrichtigen|beobachten|melden|informieren)\b|\bkeine (?:benachrichtigungen|meldungen)(?: mehr)?\b|\b(?:beobachtung|benachrichtigung|meldung)(?:en)? (?:beenden|stoppen|loschen|abbestellen)\b|\b(?:losch\w*|beende\w*|stopp\w*) (?:\w+ ){0,2}(?:beobachtung|benachrichtigung|meldung)(?:en)?\b|\b(?:will|mochte|wollen|mochten|brauche) (?:ich |wir )?keine (?:\w+ )?(?:benachrichtigung|meldung|mitteilung|hinweise|alarme)\w*(?: mehr)?$/,
    list: /\bwas (?:beobachte ich|wird beobachtet)\b|\bmeine (?:beobachtungen|benachrichtigungen)\b|\bwelche (?:suchen|hauser|wohnungen) (?:beobachte ich|beobachtest du|beobachten sie)\b|\bwelche (?:beobachtungen|benachrichtigungen) habe ich\b/,
    history:
      /\bpreis\b.*\b(?:gesunken|gefallen|gestiegen|geandert|gesenkt)\b|\bpreis(?:verlauf|entwicklung|historie)\b/,
    cheaper:
      /\b(?:was|welche)\b.*\b(?:billiger|gunstiger) (?:geworden|wurde\w*)\b|\b(?:kurzlich|neulich|gerade|zuletzt|diese woche|seit \w+) (?:im preis )?(?:reduziert\w*|gesenkt\w*|herabgesetzt\w*)\b|\bpreissenkungen\b/,
    month: /\bmonat\b/,
    today: /\bheute\b/,
    yesterday: /\bgestern\b/,
    daily: /\b(?:taglich|jeden (?:tag|morgen)|einmal am tag)\b/,
    weekly: /\b(?:wochentlich|jede woche|einmal pro woche)\b/,
  },
  watchingSearch: (summary, count) =>
    `Ich sage Ihnen hier Bescheid, wenn sich etwas tut: **${summary}** (zurzeit passen ${count}). Mit „nicht mehr benachrichtigen“ endet es.`,
  watchingHome: (summary) =>
    `Ich beobachte **${summary}** und sage Ihnen hier, was geschieht. Mit „nicht mehr benachrichtigen“ endet es.`,
  tooWide: (count, perDay, narrower) =>
    `Zurzeit passen ${count} Immobilien, und ich hätte mich ${perDay}-mal am Tag gemeldet. Grenzen Sie es ein${narrower === '' ? '' : ` (${narrower})`}, oder sagen Sie „benachrichtige mich täglich“, dann fasse ich es einmal am Tag zusammen.`,
  nothingToWatch:
    'Was soll ich beobachten? Zum Beispiel: „Sag mir Bescheid, wenn etwas unter 900.000 in Seattle erscheint“.',
  stopped: (summaries) => `Ich beobachte nicht mehr: ${summaries}.`,
  whichToStop: (lines) =>
    `Was soll ich beenden? Sagen Sie „nicht mehr benachrichtigen“ und worüber, oder „über alles nicht mehr benachrichtigen“.\n${lines}`,
  noWatches: 'Sie beobachten nichts. Sagen Sie „Sag mir Bescheid, wenn …“ und was Sie suchen.',
  watches: (lines) => `Sie beobachten:\n${lines}\nMit „nicht mehr benachrichtigen“ endet eine davon.`,
  paused: 'pausiert',
  all: /\balle[sn]?\b/,
  priceStood: (name) => `Der Preis von ${name} hat sich nicht geändert, seit ich ihn kenne.`,
  priceMoved: (name, steps) => `Der Preis von ${name}: ${steps}.`,
  now: 'jetzt',
}

const watchingWordsPt: WatchingWords = {
  asks: {
    tell: /\b(?:salv[ae]r?|guard[ae]r?|grav[ae]r?) (?:esta|essa|a|minha) (?:busca|pesquisa)\b|\b(?:me )?(?:avise|avisa|notifique|alerte)(?: me)?(?: \w+){0,4} (?:quando|se|assim que|de|sobre)\b|\bquero (?:saber|ser avisad[oa]) quando\b|\bacompanhe (?:esta|a) busca\b|\bme (?:diga|fale|conte) (?:quando|se|assim que)\b.*\b(?:baix|sub|cai|mud|vend|aparec)\w*|\bme mantenha (?:informad[oa]|a par)\b/,
    home: /\b(?:acompanhe|vigie|siga) (?:est[ea]|ess[ea]|isso|isto|[oa])\b|\b(?:quando|se) (?:o preco )?(?:baixar|mudar|cair|for vendid[oa])\b/,
    one: /\b(?:[dn]?est[ea]|[dn]?ess[ea]|[dn]?aquel[ea]) (?:casa|apartamento|imovel|propriedade|anuncio|estudio|duplex|loft|preco|aluguel)\b|\b(?:[dn]?est[ea]|[dn]?ess[ea]|[dn]?isso|[dn]?isto|del[ea]|nel[ea])$|\bseu (?:preco|aluguel)\b/,
    others:
      /\b(?:algo|algum\w*|nov[oa]s?|novidades|outr[oa]s?|parecid\w+|similar\w*|casas|apartamentos|imoveis|anuncios)\b/,
    alike:
      /\b(?:como|(?:mais|menos) \w+ (?:do )?que|parecid\w+ com|similar\w* a|perto|ao lado) (?:d?est|d?ess|d?aquel|d?isso)\w*\b/,
    stop: /\b(?:pare|deixe) de (?:me )?(?:avisar|notificar|acompanhar|seguir)\b|\bnao me avise mais\b|\b(?:(?:cancel|apagu|tir|remov|exclu|desativ|encerr)(?:[ea]|ar)|(?:pare|parar)(?: com)?) (?:todos )?(?:[oa]s? |meus? |esse |este )?(?:avisos?|alertas?)\b|\bnao (?:quero|queremos|desejo|preciso)(?: mais)?(?: de| receber)* (?:avisos?|alertas?|notificacoes)(?: mais)?(?: por favor| obrigad[oa])*$|\bnao quero mais (?:ser avisad[oa]|que me avis\w+)\b/,
    list: /\bo que (?:eu )?(?:estou )?(?:acompanh\w*|seguindo|vigiando)\b|\bmeus (?:avisos|alertas)\b|\bquais (?:avisos|alertas)\b|\bquais (?:buscas|casas) voce (?:segue|acompanha)\b/,
    history: /\bpreco\b.*\b(?:baixou|mudou|caiu|subiu)\b|\bhistorico de precos?\b/,
    cheaper:
      /\b(?:o que|quais|qual)\b.*\b(?:ficou|ficaram) mais barat\w*\b|\b(?:reduzid|rebaixad)[ao]s? (?:recentemente|ha pouco|ultimamente|hoje|ontem|esta|este|nesta|desde)\b|\bbaix(?:ou|aram) de preco\b|\b(?:reducoes|quedas) de preco\b/,
    month: /\bmes\b/,
    today: /\bhoje\b/,
    yesterday: /\bontem\b/,
    daily: /\b(?:todo dia|todas? as manhas|toda manha|diari\w*|uma vez por dia|todos os dias)\b/,
    weekly: /\b(?:toda semana|todas as semanas|semanal\w*|uma vez por semana)\b/,
  },
  watchingSearch: (summary, count) =>
    `Aviso você aqui quando algo acontecer: **${summary}** (agora são ${count}). Diga “pare de me avisar” para encerrar.`,
  watchingHome: (summary) =>
    `Estou acompanhando **${summary}** e conto aqui o que acontecer. Diga “pare de me avisar” para encerrar.`,
  tooWide: (count, perDay, narrower) =>
    `Agora são ${count} imóveis, e eu teria avisado ${perDay} vezes por dia. Restrinja${narrower === '' ? '' : ` (${narrower})`}, ou diga “me avise quando houver algo, todo dia” e eu junto tudo uma vez por dia.`,
  nothingToWatch: 'O que devo acompanhar? Por exemplo: “me avise quando aparecer algo abaixo de 900.000 em Seattle”.',
  stopped: (summaries) => `Não acompanho mais ${summaries}.`,
  whichToStop: (lines) =>
    `Qual devo encerrar? Diga “pare de me avisar” e sobre o quê, ou “pare de me avisar de tudo”.\n${lines}`,
  noWatches: 'Você não acompanha nada. Diga “me avise quando …” e o que procura.',
  watches: (lines) => `Você acompanha:\n${lines}\nDiga “pare de me avisar” para encerrar um.`,
  paused: 'em pausa',
  all: /\btud[oa]s?\b|\btod[oa]s\b/,
  priceStood: (name) => `O preço de ${name} não mudou desde que o conheço.`,
  priceMoved: (name, steps) => `O preço de ${name}: ${steps}.`,
  now: 'agora',
}

export const watchingWords = {
  en: watchingWordsEn,
  es: watchingWordsEs,
  fr: watchingWordsFr,
  de: watchingWordsDe,
  pt: watchingWordsPt,
} satisfies Record<Language, WatchingWords>
