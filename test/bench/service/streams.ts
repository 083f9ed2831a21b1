import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'undici'
import { isFinal } from '../../../src/contract/chat.ts'
import { createClient } from '../../../src/contract/client/client.ts'
import { createPoster } from '../client.ts'
import { milliseconds, print, rate, spread } from '../figures.ts'

const STREAMS = 2_000
/** One answer takes so many words and pauses: long enough for every stream to be open at once. */
const SLOW = ['20', '1000']
const ANSWER = 'word '.repeat(20)
/** How many people ask one question after the other, and for how long. */
const PEOPLE = 64
const ASKING_MS = 5_000
const MIB = 2 ** 20

export async function benchStreams(): Promise<void> {
  await manyOpen()
  await manyQuestions()
}

/** Many answers of a slow model open at once on one process: none may fail, and each should cost little memory. */
async function manyOpen(): Promise<void> {
  const child = fork('test/bench/service/scripted-service.ts', SLOW, { execArgv: ['--expose-gc'] })
  const [{ url, key }] = (await once(child, 'message')) as [{ url: string; key: string }]
  const memory = async (): Promise<number> => {
    child.send('memory')
    return ((await once(child, 'message')) as [{ rss: number }])[0].rss
  }
  const dispatcher = new Agent({ connections: STREAMS })
  const client = createClient({ baseUrl: url, secretKey: key, dispatcher })
  const serialNumber = await client.call('Add', {})
  const sessions: number[] = []
  for (let index = 0; index < STREAMS; index++)
    sessions.push((await client.call('GetSession', { serialNumber })).SessionID)

  const before = await memory()
  let open = 0
  const allOpen = Promise.withResolvers<void>()
  const first: number[] = []
  const outcomes = Promise.allSettled(
    sessions.map(async (sessionID) => {
      const asked = performance.now()
      let text = ''
      for await (const event of client.stream('ClientAsk', { sessionID, content: 'hi' })) {
        if (isFinal(event)) return text === ANSWER && event.Answer === ANSWER
        if (text === '') {
          first.push(performance.now() - asked)
          open += 1
          if (open === STREAMS) allOpen.resolve()
        }
        text += event.content
      }
      return false
    }),
  )
  await Promise.race([allOpen.promise, outcomes])
  const during = await memory()
  const whole = (await outcomes).filter((outcome) => outcome.status === 'fulfilled' && outcome.value).length

  print(
    `${STREAMS.toLocaleString('en-US')} open streams of a slow model: answers that came whole`,
    `${whole} of ${STREAMS}, ${open} open at once`,
  )
  print(
    'memory of the service',
    `${Math.round(before / MIB)} MiB before, ${Math.round(during / MIB)} MiB while all are open`,
  )
  print('memory per stream', `${((during - before) / STREAMS / 1024).toFixed(1)} KiB`)
  print('time to first fragment, all asked at once', spread(first))
  child.send('stop')
  await once(child, 'exit')
  await dispatcher.close()
}

/** How many questions one process answers in a second if the model takes no time. The first seconds only warm up. */
async function manyQuestions(): Promise<void> {
  const child = fork('test/bench/service/scripted-service.ts')
  const [{ url, key }] = (await once(child, 'message')) as [{ url: string; key: string }]
  const poster = createPoster(url, key, PEOPLE)
  const serialNumber = await poster.post<string>('/chat/Chatbot/Add', {})
  const sessions: number[] = []
  for (let index = 0; index < PEOPLE; index++)
    sessions.push((await poster.post<{ SessionID: number }>('/chat/Chatbot/GetSession', { serialNumber })).SessionID)
  const cpuMs = async (): Promise<number> => {
    child.send('cpu')
    const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage]
    return (user + system) / 1_000
  }
  async function askAll(): Promise<number> {
    const until = performance.now() + ASKING_MS
    let asked = 0
    await Promise.all(
      sessions.map(async (sessionID) => {
        for (; performance.now() < until; asked++)
          await poster.post('/chat/Chat/ClientAsk', { sessionID, content: 'hi' })
      }),
    )
    return asked
  }
  await askAll()
  const [before, started] = [await cpuMs(), performance.now()]
  const asked = await askAll()
  print(`questions of ${PEOPLE} people, a model that answers at once`, rate(asked, performance.now() - started))
  print('  CPU for a question', milliseconds(((await cpuMs()) - before) / asked))
  child.send('stop')
  await once(child, 'exit')
  await poster.close()
}
