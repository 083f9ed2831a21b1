import type { slackWordsEn } from './en.ts'

export const slackWordsEs: typeof slackWordsEn = {
  dialog: { search: 'Buscar anuncios', share: 'Compartir aquí', send: 'Enviar', cancel: 'Cancelar' },
  titles: { search: 'Buscar anuncios', askAbout: 'Preguntar sobre esto' },
  asked: (name) => `${name} pregunta:`,
  notInChannel: 'Todavía no estoy en este canal. Invíteme con /invite y podré responder aquí.',
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
