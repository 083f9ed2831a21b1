import type { slackWordsEn } from './en.ts'

export const slackWordsPt: typeof slackWordsEn = {
  dialog: { search: 'Buscar anúncios', share: 'Compartilhar aqui', send: 'Enviar', cancel: 'Cancelar' },
  titles: { search: 'Buscar anúncios', askAbout: 'Perguntar sobre isto' },
  asked: (name) => `${name} pergunta:`,
  notInChannel: 'Ainda não estou neste canal. Convide-me com /invite e poderei responder aqui.',
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
