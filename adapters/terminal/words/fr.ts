import { en } from './en.ts'

export const fr: typeof en = {
  setUp: {
    key: 'Votre clé secrète (npm start l’a affichée au premier démarrage)',
    withoutKey: 'Sans la clé secrète, on ne peut pas parler à Porchlight.',
    keep: 'Garder la clé dans .env, pour ne plus vous la demander ?',
    choose: 'À qui voulez-vous parler ?',
    neverMind: 'Très bien, on en reste là.',
  },
  cannotStart: {
    unreachable: (address) => `Porchlight ne répond pas à l’adresse ${address} ; démarrez-le avec npm start.`,
    noKey: () => 'SECRET_KEY manque ; mettez dans .env la clé secrète que npm start a affichée.',
    wrongKey: () => 'Porchlight n’accepte pas la clé secrète ; vérifiez SECRET_KEY dans .env.',
    sessionKey: () => 'SECRET_KEY n’est pas une clé secrète ; une clé de session ne sert que pour les annonces.',
    noSuchChatbot: () => 'Il n’y a pas d’assistant avec ce CHATBOT_SERIAL ; retirez-le pour en choisir un.',
  },
  thinking: 'Je réfléchis … (Ctrl-C arrête)',
  waiting: 'J’attends … (Ctrl-C abandonne)',
  outage: (address) =>
    `Le service à l’adresse ${address} ne répond pas. Je garde ce que vous avez écrit et je continue dès qu’il répond.`,
  more: 'Écrivez « more » pour voir les suivantes.',
  nothingMore: 'Il n’y a rien de plus à montrer.',
  confirm: (command) => `Tapez « ${command} » pour le confirmer.`,
  noCommand: (name) => `« /${name} » n’existe pas. Écrivez /help pour voir ce qu’il y a.`,
  aside: {
    corrected: (text) => `Corrigé : ${text}`,
    takenBack: (text) => (text === '' ? 'Un message précédent a été retiré.' : `Retiré : ${text}`),
  },
  commandHelp: {
    more: 'les annonces suivantes de cette recherche',
    quit: 'partir ; la conversation continue la prochaine fois',
    watch: 'suivre cette recherche, ou son bien n° 1',
    watches: 'ce que vous suivez ; en terminer un',
    interrupt: 'arrêter la réponse ; effacer ce qui est tapé ; partir si rien n’est tapé',
  },
  watches: {
    none: 'Vous ne suivez rien. Cherchez avec « /listings … » et tapez « /watch », ou dites-moi ce que vous cherchez : « Préviens-moi quand … ».',
    end: 'Tapez « /watches stop 1 », par exemple, pour en terminer un.',
    choose: 'Tapez « /watch a », par exemple, pour choisir.',
  },
}
