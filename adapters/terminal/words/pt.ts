import { en } from './en.ts'

export const pt: typeof en = {
  setUp: {
    key: 'Sua chave secreta (npm start a mostrou na primeira vez)',
    withoutKey: 'Sem a chave secreta não se pode falar com o Porchlight.',
    keep: 'Guardar a chave em .env, para não perguntar de novo?',
    choose: 'Com quem você quer falar?',
    neverMind: 'Tudo bem, deixamos assim.',
  },
  cannotStart: {
    unreachable: (address) => `O Porchlight não responde em ${address}; inicie-o com npm start.`,
    noKey: () => 'Falta SECRET_KEY; ponha em .env a chave secreta que npm start mostrou.',
    wrongKey: () => 'O Porchlight não aceita a chave secreta; confira SECRET_KEY em .env.',
    sessionKey: () => 'SECRET_KEY não é uma chave secreta; uma chave de sessão só serve para os anúncios.',
    noSuchChatbot: () => 'Não há assistente com esse CHATBOT_SERIAL; retire-o para escolher um.',
  },
  thinking: 'Pensando … (Ctrl-C interrompe)',
  waiting: 'Esperando … (Ctrl-C desiste)',
  outage: (address) =>
    `O serviço em ${address} não responde. Guardo o que você escreveu e continuo assim que ele voltar a responder.`,
  more: 'Escreva “more” para ver os próximos.',
  nothingMore: 'Não há mais nada para mostrar.',
  confirm: (command) => `Digite “${command}” para confirmar.`,
  noCommand: (name) => `“/${name}” não existe. Escreva /help para ver o que há.`,
  aside: {
    corrected: (text) => `Corrigido: ${text}`,
    takenBack: (text) => (text === '' ? 'Algo dito antes foi retirado.' : `Retirado: ${text}`),
  },
  commandHelp: {
    more: 'os próximos anúncios dessa busca',
    quit: 'sair; a conversa continua da próxima vez',
    watch: 'acompanhar essa busca, ou o imóvel 1 dela',
    watches: 'o que você acompanha; encerrar um',
    interrupt: 'parar a resposta; apagar o que foi digitado; sair se não há nada digitado',
  },
  watches: {
    none: 'Você não acompanha nada. Busque com “/listings …” e digite “/watch”, ou diga o que procura: “me avise quando …”.',
    end: 'Digite “/watches stop 1”, por exemplo, para encerrar um.',
    choose: 'Digite “/watch a”, por exemplo, para escolher.',
  },
}
