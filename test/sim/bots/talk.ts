import { createScriptedModel, type Script } from '../models/scripted-model.ts'
import { startService } from '../service/service.ts'

export const ASK = '/chat/Chat/ClientAsk'

/** A service whose model follows `script`, and a session of a chatbot with these settings. */
export async function startTalk(script: Script, settings: object = {}) {
  const model = createScriptedModel(script)
  const service = await startService({ model })
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', settings)
  const SessionID = await service.openSession({ serialNumber })
  const ask = (fields: object = {}, headers: Record<string, string> = {}) =>
    service.post(
      ASK,
      { sessionID: SessionID, content: 'hi', ...fields },
      { authorization: service.keys.secret, ...headers },
    )
  const stream = (fields: object = {}, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    fetch(service.url + ASK, {
      method: 'POST',
      headers: { authorization: service.keys.secret, ...headers },
      body: JSON.stringify({ sessionID: SessionID, content: 'hi', stream: true, ...fields }),
      ...(signal && { signal }),
    })
  return { service, model, ask, stream, serialNumber, SessionID }
}

/** The objects of a streamed body, one a line. */
export const objectsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
