import { withWords } from '../bridge/words/words.ts'

/** What only the Slack app says. */
const en = {
  dialog: { search: 'Search listings', share: 'Share here', send: 'Send', cancel: 'Cancel' },
  /** what stands above a dialog; at most 24 characters */
  titles: { search: 'Search listings', askAbout: 'Ask about this' },
  /** names who asked what stands below */
  asked: (name: string) => `${name} asks:`,
  notInChannel: 'I am not in this channel yet. Invite me with /invite, then I can answer here.',
  mayNotPost: 'I may not post in this channel. Somebody who manages it can allow me to, in its posting permissions.',
  managersOnly: 'Only an administrator of this workspace can choose which chatbot answers.',
  chooseChatbot: 'choose which chatbot answers here',
  /** where staff sit */
  desks: {
    help: 'make this channel the desk of your people, or `off` to end it',
    managersOnly: 'Only an administrator of this workspace can say where your people sit.',
    channelsOnly: 'Your people sit in a channel: use this there.',
    installAgain:
      'I lack a permission for that. Install me again with the permissions that I ask for by now, then try again.',
  },
  chatbots: (names: string[]) =>
    `Choose one with “/porchlight use” and its number, “all” behind it for the whole workspace:\n${names.join('\n')}`,
  inWorkspace: (chatbot: string, everywhere: boolean) =>
    `${chatbot === '' ? 'That chatbot' : chatbot} answers ${everywhere ? 'in this workspace' : 'here'} from now on.`,
  /** what the help adds to the list of commands */
  inThreads: 'In a thread with me, write just “stop”, “new”, “human”, “help” or “forget me”.',
  reports: {
    help: 'see what happened lately',
    managersOnly: 'Only an administrator of this workspace sees reports.',
    inPrivate: 'The report is in our private talk.',
  },
  answeredElsewhere: 'Slack does not let me answer where you asked, so here is my answer.',
}

const es: typeof en = {
  dialog: { search: 'Buscar anuncios', share: 'Compartir aquí', send: 'Enviar', cancel: 'Cancelar' },
  titles: { search: 'Buscar anuncios', askAbout: 'Preguntar sobre esto' },
  asked: (name) => `${name} pregunta:`,
  notInChannel: 'Todavía no estoy en este canal. Invíteme con /invite y podré responder aquí.',
  mayNotPost: 'No puedo publicar en este canal. Quien lo administra puede permitírmelo en sus permisos de publicación.',
  managersOnly: 'Solo quien administra este espacio de trabajo puede elegir qué asistente responde.',
  chooseChatbot: 'elegir qué asistente responde aquí',
  desks: {
    help: 'hacer de este canal el puesto de su equipo, o `off` para terminarlo',
    managersOnly: 'Solo quien administra este espacio de trabajo puede decir dónde está su equipo.',
    channelsOnly: 'Su equipo se sienta en un canal: úselo allí.',
    installAgain: 'Me falta un permiso para eso. Vuelva a instalarme con los permisos que pido ahora.',
  },
  chatbots: (names) =>
    `Elija uno con «/porchlight use» y su número, con «all» detrás para todo el espacio de trabajo:\n${names.join('\n')}`,
  inWorkspace: (chatbot, everywhere) =>
    `A partir de ahora, ${chatbot === '' ? 'ese asistente' : chatbot} responde ${everywhere ? 'en este espacio de trabajo' : 'aquí'}.`,
  inThreads: 'En un hilo conmigo, escriba solo «stop», «new», «human», «help» o «forget me».',
  reports: {
    help: 'ver qué ha pasado últimamente',
    managersOnly: 'Solo un administrador de este espacio ve los informes.',
    inPrivate: 'El informe está en nuestra conversación privada.',
  },
  answeredElsewhere: 'Slack no me deja responder donde usted preguntó, así que aquí tiene mi respuesta.',
}

const fr: typeof en = {
  dialog: { search: 'Chercher', share: 'Partager ici', send: 'Envoyer', cancel: 'Annuler' },
  titles: { search: 'Chercher des annonces', askAbout: 'Poser une question' },
  asked: (name) => `${name} demande :`,
  notInChannel: 'Je ne suis pas encore dans ce canal. Invitez-moi avec /invite, et je pourrai répondre ici.',
  mayNotPost:
    'Je n’ai pas le droit de publier dans ce canal. Qui le gère peut m’y autoriser dans ses autorisations de publication.',
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

const de: typeof en = {
  dialog: { search: 'Angebote suchen', share: 'Hier teilen', send: 'Senden', cancel: 'Abbrechen' },
  titles: { search: 'Angebote suchen', askAbout: 'Danach fragen' },
  asked: (name) => `${name} fragt:`,
  notInChannel: 'Ich bin noch nicht in diesem Kanal. Laden Sie mich mit /invite ein, dann kann ich hier antworten.',
  mayNotPost:
    'In diesem Kanal darf ich nichts posten. Wer ihn verwaltet, kann es mir in den Berechtigungen zum Posten erlauben.',
  managersOnly: 'Nur wer diesen Arbeitsbereich verwaltet, kann wählen, welcher Assistent antwortet.',
  chooseChatbot: 'wählen, welcher Assistent hier antwortet',
  desks: {
    help: 'diesen Kanal zum Arbeitsplatz Ihres Teams machen, mit `off` nicht mehr',
    managersOnly: 'Nur wer diesen Arbeitsbereich verwaltet, kann sagen, wo Ihr Team sitzt.',
    channelsOnly: 'Ihr Team sitzt in einem Kanal: Rufen Sie das dort auf.',
    installAgain:
      'Dafür fehlt mir eine Berechtigung. Installieren Sie mich noch einmal mit den Berechtigungen, um die ich inzwischen bitte.',
  },
  chatbots: (names) =>
    `Wählen Sie einen mit „/porchlight use“ und seiner Nummer, mit „all“ dahinter für den ganzen Arbeitsbereich:\n${names.join('\n')}`,
  inWorkspace: (chatbot, everywhere) =>
    `Ab jetzt antwortet ${chatbot === '' ? 'dieser Assistent' : chatbot} ${everywhere ? 'in diesem Arbeitsbereich' : 'hier'}.`,
  inThreads: 'In einem Thread mit mir schreiben Sie einfach „stop“, „new“, „human“, „help“ oder „forget me“.',
  reports: {
    help: 'sehen, was zuletzt geschah',
    managersOnly: 'Berichte sehen nur Administratoren dieses Workspace.',
    inPrivate: 'Der Bericht steht in unserem privaten Gespräch.',
  },
  answeredElsewhere: 'Slack lässt mich dort, wo Sie gefragt haben, nicht antworten; hier ist meine Antwort.',
}

const pt: typeof en = {
  dialog: { search: 'Buscar anúncios', share: 'Compartilhar aqui', send: 'Enviar', cancel: 'Cancelar' },
  titles: { search: 'Buscar anúncios', askAbout: 'Perguntar sobre isto' },
  asked: (name) => `${name} pergunta:`,
  notInChannel: 'Ainda não estou neste canal. Convide-me com /invite e poderei responder aqui.',
  mayNotPost: 'Não posso publicar neste canal. Quem o administra pode me permitir isso nas permissões de publicação.',
  managersOnly: 'Só quem administra este espaço de trabalho pode escolher qual assistente responde.',
  chooseChatbot: 'escolher qual assistente responde aqui',
  desks: {
    help: 'fazer deste canal o posto da sua equipe, ou `off` para encerrá-lo',
    managersOnly: 'Só quem administra este espaço de trabalho pode dizer onde fica a sua equipe.',
    channelsOnly: 'A sua equipe fica num canal: use isto lá.',
    installAgain: 'Falta-me uma permissão para isso. Instale-me de novo com as permissões que peço agora.',
  },
  chatbots: (names) =>
    `Escolha um com “/porchlight use” e o número dele, com “all” depois para todo o espaço de trabalho:\n${names.join('\n')}`,
  inWorkspace: (chatbot, everywhere) =>
    `A partir de agora, ${chatbot === '' ? 'esse assistente' : chatbot} responde ${everywhere ? 'neste espaço de trabalho' : 'aqui'}.`,
  inThreads: 'Numa conversa comigo, escreva apenas “stop”, “new”, “human”, “help” ou “forget me”.',
  reports: {
    help: 'ver o que aconteceu ultimamente',
    managersOnly: 'Só um administrador deste workspace vê os relatórios.',
    inPrivate: 'O relatório está na nossa conversa privada.',
  },
  answeredElsewhere: 'O Slack não me deixa responder onde você perguntou, por isso aqui está a minha resposta.',
}

/** What the bot says on Slack to a person whose program speaks `locale`. */
export const slackWordsFor = withWords({ en, es, fr, de, pt })
export type SlackWords = ReturnType<typeof slackWordsFor>
