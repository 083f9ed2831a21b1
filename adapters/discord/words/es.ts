import { en } from './en.ts'

export const es: typeof en = {
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
