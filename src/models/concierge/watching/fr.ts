import type { WatchingWords } from './en.ts'

export const watchingWordsFr: WatchingWords = {
  asks: {
    tell: /\b(?:previens|prevenez|avertis|avertissez|alertez?|notifiez?) moi(?: \w+){0,4} (?:quand|lorsque|si|des que|des?|du)\b|\bfais moi savoir (?:quand|si)\b|\bsurveillez? (?:cette|la) recherche\b/,
    home: /\b(?:surveillez?|suis|suivez) (?:ce|cet|cette|celui|celle|le|la)\b|\b(?:quand|si) (?:le prix|il|elle) (?:baisse|change|est vendue?)\b/,
    stop: /\b(?:arretez?|cessez?) de (?:me )?(?:prevenir|avertir|alerter|suivre|surveiller)\b|\bne me (?:previens|prevenez|avertis|avertissez) plus\b|\bplus d alertes?\b|\b(?:arrete|supprime|annule|desactive)[rz]? (?:toutes )?(?:l |la |les |mes |mon |cette )?alertes?\b/,
    list: /\bqu est ce que je (?:suis|surveille)\b|\bque (?:suis je|surveille je)\b|\bmes alertes\b|\bquelles (?:sont mes )?alertes\b|\bquelles recherches (?:surveillez|suivez|surveilles|suis)\b/,
    history: /\bprix\b.*\b(?:a t il|a) (?:baisse|change|augmente)\b|\bhistorique d(?:u|es) prix\b/,
    cheaper:
      /\b(?:qu est ce qui|quoi|lesquels?|lesquelles?)\b.*\b(?:baisse|moins cher)\b|\bbaisses? de prix\b.*\b(?:aujourd|hier|semaine|mois)\b/,
    fresh:
      /\b(?:quoi|qu est ce|quelque chose)\b.*\b(?:nouveau|neuf|nouvelles?)\b.*\b(?:depuis|aujourd|hier|semaine|mois)\b|\bnouveautes (?:depuis|d hier|de la semaine|du jour)\b/,
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
