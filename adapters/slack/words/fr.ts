import type { slackWordsEn } from './en.ts'

export const slackWordsFr: typeof slackWordsEn = {
  dialog: { search: 'Chercher', share: 'Partager ici', send: 'Envoyer', cancel: 'Annuler' },
  titles: { search: 'Chercher des annonces', askAbout: 'Poser une question' },
  asked: (name) => `${name} demande :`,
  notInChannel: 'Je ne suis pas encore dans ce canal. Invitez-moi avec /invite, et je pourrai répondre ici.',
  managersOnly: 'Seule une personne qui administre cet espace de travail peut choisir quel assistant répond.',
  chooseChatbot: 'choisir quel assistant répond ici',
  desks: {
    help: 'faire de ce canal le poste de votre équipe, ou `off` pour y mettre fin',
    managersOnly: 'Seule une personne qui administre cet espace de travail peut dire où se tient votre équipe.',
    channelsOnly: 'Votre équipe se tient dans un canal : utilisez cette commande là-bas.',
    installAgain:
      'Il me manque une autorisation. Installez-moi à nouveau avec les autorisations que je demande à présent.',
  },
  chatbots: (names) =>
    `Choisissez-en un avec « /porchlight use » et son numéro, suivi de « all » pour tout l’espace de travail :\n${names.join('\n')}`,
  inWorkspace: (chatbot, everywhere) =>
    `À partir de maintenant, ${chatbot === '' ? 'cet assistant' : chatbot} répond ${everywhere ? 'dans cet espace de travail' : 'ici'}.`,
  inThreads: 'Dans un fil avec moi, écrivez simplement « stop », « new », « human », « help » ou « forget me ».',
  reports: {
    help: 'voir ce qui s’est passé récemment',
    managersOnly: 'Seul un administrateur de cet espace voit les rapports.',
    inPrivate: 'Le rapport se trouve dans notre conversation privée.',
  },
  answeredElsewhere: 'Slack ne me laisse pas répondre là où vous avez demandé ; voici donc ma réponse.',
}
