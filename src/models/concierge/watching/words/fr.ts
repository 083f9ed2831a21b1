import type { WatchingWords } from './en.ts'

export const watchingWordsFr: WatchingWords = {
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
