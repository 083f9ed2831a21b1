import { en } from './en.ts'

export const pt: typeof en = {
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
