import { withWords } from '../bridge/words/words.ts'

/** What only the Discord bot says. */
const en = {
  /** the names of the commands, as Discord shows them: small letters, at most 32 */
  commandNames: {
    ask: 'ask',
    listings: 'listings',
    new: 'new',
    stop: 'stop',
    human: 'human',
    help: 'help',
    forget: 'forget',
  },
  setUp: {
    report: 'see what happened lately',
    porchlight: 'set me up, or see what you watch',
    use: 'choose which chatbot answers here',
    desk: 'where your people sit',
    deskHere: 'who asks for a person gets a thread in this channel',
    deskOff: 'no desk in this server any more',
  },
  noDeskHere: 'A desk needs a text channel or a forum: use this command there.',
  /** `permissions`: what the bot needs at the desk */
  deskLacks: (permissions: string) => `For that I still need here: ${permissions}.`,
  managersOnly: 'Only who manages this server can do that.',
  answersNow: (chatbot: string, everywhere: boolean) =>
    `${chatbot === '' ? 'That chatbot' : chatbot} answers ${everywhere ? 'in this server' : 'in this channel'} from now on.`,
  /** said if a permission is missing */
  noThreads:
    'I may not open threads here, so I answer as replies. Somebody who runs this server can allow me “Create Public Threads” and “Send Messages in Threads”.',
  noWriting: (channel: string) =>
    `I may not write in ${channel}, where you spoke to me. Somebody who runs the server can allow me “Send Messages” there.`,
  onlyYou: (permissions: string) =>
    `I may not write here, so only you see my answer. Somebody who runs this server can allow me ${permissions}.`,
  /** as Discord calls them */
  permissions: {
    view: '“View Channel”',
    send: '“Send Messages”',
    sendInThreads: '“Send Messages in Threads”',
    threads: '“Create Public Threads”',
    react: '“Add Reactions”',
    embed: '“Embed Links”',
    attach: '“Attach Files”',
    history: '“Read Message History”',
  },
  locked: (thread: string) => `The thread ${thread} is locked, so I cannot write in it. I answer here instead.`,
  /** said where an app that a person brought along may not send another message */
  goesOnInPrivate: 'The rest of this answer does not fit here; it goes on in our private messages.',
  restNotShown:
    'The rest of this answer does not fit here, and I cannot write to you in private. Please ask for less at once.',
  /** texts for a poll and a sticker, which the chatbot reads as part of the message */
  poll: (question: string, answers: string[]) => `Poll: ${question} (${answers.join(' / ')})`,
  sticker: (name: string) => `Sticker: ${name}`,
  /** the message of another person to which somebody replies */
}

const es: typeof en = {
  commandNames: {
    ask: 'preguntar',
    listings: 'anuncios',
    new: 'nueva',
    stop: 'detener',
    human: 'persona',
    help: 'ayuda',
    forget: 'olvidar',
  },
  setUp: {
    report: 'ver qué ha pasado últimamente',
    porchlight: 'configurarme, o ver lo que usted sigue',
    use: 'elegir qué asistente responde aquí',
    desk: 'dónde está su equipo',
    deskHere: 'quien pida una persona tendrá un hilo en este canal',
    deskOff: 'ya no hay mostrador en este servidor',
  },
  noDeskHere: 'Un mostrador necesita un canal de texto o un foro: use este comando allí.',
  deskLacks: (permissions) => `Para eso aún me falta aquí: ${permissions}.`,
  managersOnly: 'Solo quien gestiona este servidor puede hacer eso.',
  answersNow: (chatbot, everywhere) =>
    `A partir de ahora, ${chatbot === '' ? 'ese asistente' : chatbot} responde ${everywhere ? 'en este servidor' : 'en este canal'}.`,
  noThreads:
    'Aquí no puedo abrir hilos, así que respondo con respuestas. Quien administra el servidor puede permitirme «Crear hilos públicos» y «Enviar mensajes en hilos».',
  noWriting: (channel) =>
    `No puedo escribir en ${channel}, donde usted me habló. Quien administra el servidor puede permitirme «Enviar mensajes» allí.`,
  onlyYou: (permissions) =>
    `Aquí no puedo escribir, así que solo usted ve mi respuesta. Quien administra el servidor puede permitirme ${permissions}.`,
  permissions: {
    view: '«Ver canal»',
    send: '«Enviar mensajes»',
    sendInThreads: '«Enviar mensajes en hilos»',
    threads: '«Crear hilos públicos»',
    react: '«Añadir reacciones»',
    embed: '«Insertar enlaces»',
    attach: '«Adjuntar archivos»',
    history: '«Leer el historial de mensajes»',
  },
  locked: (thread) => `El hilo ${thread} está bloqueado y no puedo escribir en él. Respondo aquí.`,
  goesOnInPrivate: 'El resto de esta respuesta no cabe aquí; sigue en nuestros mensajes privados.',
  restNotShown:
    'El resto de esta respuesta no cabe aquí y no puedo escribirle en privado. Pregunte por menos de una vez, por favor.',
  poll: (question, answers) => `Encuesta: ${question} (${answers.join(' / ')})`,
  sticker: (name) => `Pegatina: ${name}`,
}

const fr: typeof en = {
  commandNames: {
    ask: 'demander',
    listings: 'annonces',
    new: 'nouvelle',
    stop: 'arrêter',
    human: 'personne',
    help: 'aide',
    forget: 'oublier',
  },
  setUp: {
    report: 'voir ce qui s’est passé récemment',
    porchlight: 'me configurer, ou voir ce que vous suivez',
    use: 'choisir quel assistant répond ici',
    desk: 'où se tient votre équipe',
    deskHere: 'qui demande une personne reçoit un fil dans ce salon',
    deskOff: 'plus de bureau sur ce serveur',
  },
  noDeskHere: 'Un bureau a besoin d’un salon textuel ou d’un forum : utilisez cette commande là-bas.',
  deskLacks: (permissions) => `Il me manque encore ici : ${permissions}.`,
  managersOnly: 'Seule une personne qui gère ce serveur peut faire cela.',
  answersNow: (chatbot, everywhere) =>
    `À partir de maintenant, ${chatbot === '' ? 'cet assistant' : chatbot} répond ${everywhere ? 'sur ce serveur' : 'dans ce salon'}.`,
  noThreads:
    'Je n’ai pas le droit d’ouvrir des fils ici, je réponds donc directement aux messages. Qui administre le serveur peut m’autoriser « Créer des fils publics » et « Envoyer des messages dans les fils ».',
  noWriting: (channel) =>
    `Je n’ai pas le droit d’écrire dans ${channel}, où vous m’avez parlé. Qui administre le serveur peut m’y autoriser « Envoyer des messages ».`,
  onlyYou: (permissions) =>
    `Je n’ai pas le droit d’écrire ici, vous seul voyez donc ma réponse. Qui administre le serveur peut m’autoriser ${permissions}.`,
  permissions: {
    view: '« Voir le salon »',
    send: '« Envoyer des messages »',
    sendInThreads: '« Envoyer des messages dans les fils »',
    threads: '« Créer des fils publics »',
    react: '« Ajouter des réactions »',
    embed: '« Intégrer des liens »',
    attach: '« Joindre des fichiers »',
    history: '« Voir les anciens messages »',
  },
  locked: (thread) => `Le fil ${thread} est verrouillé et je ne peux pas y écrire. Je réponds ici.`,
  goesOnInPrivate: 'La suite de cette réponse ne tient pas ici ; elle continue dans nos messages privés.',
  restNotShown:
    'La suite de cette réponse ne tient pas ici et je ne peux pas vous écrire en privé. Demandez-en moins à la fois, s’il vous plaît.',
  poll: (question, answers) => `Sondage : ${question} (${answers.join(' / ')})`,
  sticker: (name) => `Autocollant : ${name}`,
}

const de: typeof en = {
  commandNames: {
    ask: 'fragen',
    listings: 'angebote',
    new: 'neu',
    stop: 'anhalten',
    human: 'mensch',
    help: 'hilfe',
    forget: 'vergessen',
  },
  setUp: {
    report: 'sehen, was zuletzt geschah',
    porchlight: 'mich einrichten, oder sehen, was Sie beobachten',
    use: 'wählen, welcher Assistent hier antwortet',
    desk: 'wo Ihre Leute sitzen',
    deskHere: 'wer einen Menschen verlangt, bekommt in diesem Kanal einen Thread',
    deskOff: 'kein Schalter mehr auf diesem Server',
  },
  noDeskHere: 'Ein Schalter braucht einen Textkanal oder ein Forum: Geben Sie diesen Befehl dort.',
  deskLacks: (permissions) => `Dafür brauche ich hier noch: ${permissions}.`,
  managersOnly: 'Das kann nur, wer diesen Server verwaltet.',
  answersNow: (chatbot, everywhere) =>
    `Ab jetzt antwortet ${chatbot === '' ? 'dieser Assistent' : chatbot} ${everywhere ? 'auf diesem Server' : 'in diesem Kanal'}.`,
  noThreads:
    'Ich darf hier keine Threads öffnen und antworte deshalb direkt auf Nachrichten. Wer den Server verwaltet, kann mir „Öffentliche Threads erstellen“ und „Nachrichten in Threads senden“ erlauben.',
  noWriting: (channel) =>
    `Ich darf in ${channel} nicht schreiben, wo Sie mich angesprochen haben. Wer den Server verwaltet, kann mir dort „Nachrichten senden“ erlauben.`,
  onlyYou: (permissions) =>
    `Ich darf hier nicht schreiben, deshalb sehen nur Sie meine Antwort. Wer den Server verwaltet, kann mir ${permissions} erlauben.`,
  permissions: {
    view: '„Kanal anzeigen“',
    send: '„Nachrichten senden“',
    sendInThreads: '„Nachrichten in Threads senden“',
    threads: '„Öffentliche Threads erstellen“',
    react: '„Reaktionen hinzufügen“',
    embed: '„Links einbetten“',
    attach: '„Dateien anhängen“',
    history: '„Nachrichtenverlauf anzeigen“',
  },
  locked: (thread) => `Der Thread ${thread} ist gesperrt, ich kann dort nicht schreiben. Ich antworte hier.`,
  goesOnInPrivate: 'Der Rest dieser Antwort passt nicht hierher; sie geht in unseren privaten Nachrichten weiter.',
  restNotShown:
    'Der Rest dieser Antwort passt nicht hierher, und privat kann ich Ihnen nicht schreiben. Bitte fragen Sie nach weniger auf einmal.',
  poll: (question, answers) => `Umfrage: ${question} (${answers.join(' / ')})`,
  sticker: (name) => `Sticker: ${name}`,
}

const pt: typeof en = {
  commandNames: {
    ask: 'perguntar',
    listings: 'anúncios',
    new: 'nova',
    stop: 'parar',
    human: 'pessoa',
    help: 'ajuda',
    forget: 'esquecer',
  },
  setUp: {
    report: 'ver o que aconteceu ultimamente',
    porchlight: 'configurar-me, ou ver o que você acompanha',
    use: 'escolher qual assistente responde aqui',
    desk: 'onde fica a sua equipe',
    deskHere: 'quem pedir uma pessoa terá um tópico neste canal',
    deskOff: 'não há mais balcão neste servidor',
  },
  noDeskHere: 'Um balcão precisa de um canal de texto ou de um fórum: use este comando lá.',
  deskLacks: (permissions) => `Para isso ainda me falta aqui: ${permissions}.`,
  managersOnly: 'Só quem gerencia este servidor pode fazer isso.',
  answersNow: (chatbot, everywhere) =>
    `A partir de agora, ${chatbot === '' ? 'esse assistente' : chatbot} responde ${everywhere ? 'neste servidor' : 'neste canal'}.`,
  noThreads:
    'Não posso abrir tópicos aqui, por isso respondo direto às mensagens. Quem administra o servidor pode me permitir “Criar tópicos públicos” e “Enviar mensagens em tópicos”.',
  noWriting: (channel) =>
    `Não posso escrever em ${channel}, onde você falou comigo. Quem administra o servidor pode me permitir “Enviar mensagens” lá.`,
  onlyYou: (permissions) =>
    `Não posso escrever aqui, por isso só você vê minha resposta. Quem administra o servidor pode me permitir ${permissions}.`,
  permissions: {
    view: '“Ver canal”',
    send: '“Enviar mensagens”',
    sendInThreads: '“Enviar mensagens em tópicos”',
    threads: '“Criar tópicos públicos”',
    react: '“Adicionar reações”',
    embed: '“Inserir links”',
    attach: '“Anexar arquivos”',
    history: '“Ver histórico de mensagens”',
  },
  locked: (thread) => `O tópico ${thread} está trancado e não posso escrever nele. Respondo aqui.`,
  goesOnInPrivate: 'O resto desta resposta não cabe aqui; continua em nossas mensagens privadas.',
  restNotShown:
    'O resto desta resposta não cabe aqui, e não posso escrever para você em particular. Peça menos de uma vez, por favor.',
  poll: (question, answers) => `Enquete: ${question} (${answers.join(' / ')})`,
  sticker: (name) => `Figurinha: ${name}`,
}

/** What the bot says on Discord to a person whose program speaks `locale`. */
export const discordWordsFor = withWords({ en, es, fr, de, pt })
export type DiscordWords = ReturnType<typeof discordWordsFor>
