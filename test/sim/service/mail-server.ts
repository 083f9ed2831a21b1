import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

type Taken = { from: string; to: string[]; mail: Email; raw: string }
/** What a server does with a mail that it has read: takes it, answers with that code, or hangs up without an answer. */
export type Reception = 'take' | 'hang up' | number
export type SimMailServer = {
  url: string
  /** every mail that was taken, in order */
  taken: Taken[]
  /** how often a mail came as far as its last line, taken or not */
  arrivals: number
  /** decides about each arrival; may wait */
  receive: (arrival: number) => Reception | Promise<Reception>
  close(): Promise<void>
}

/** A real SMTP server on a free port of this machine. */
export async function startMailServer(receive: SimMailServer['receive'] = () => 'take'): Promise<SimMailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, answer) => void arrive(stream, session, answer),
  })
  // A client that breaks off is the test's own doing.
  server.on('error', () => undefined)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const { port } = server.server.address() as AddressInfo
  const sim: SimMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    taken: [],
    arrivals: 0,
    receive,
    close: () => new Promise((closed) => server.close(() => closed())),
  }

  async function arrive(
    stream: SMTPServerDataStream,
    { envelope, id }: SMTPServerSession,
    answer: (error?: Error | null) => void,
  ) {
    const raw = Buffer.concat(await stream.toArray()).toString()
    sim.arrivals += 1
    const reception = await sim.receive(sim.arrivals)
    if (reception === 'hang up') [...server.connections].find((connection) => connection.id === id)?.close()
    else if (reception !== 'take')
      answer(Object.assign(new Error('not for ana@example.com'), { responseCode: reception }))
    else {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      const to = envelope.rcptTo.map(({ address }) => address)
      sim.taken.push({ from, to, raw, mail: await PostalMime.parse(raw) })
      answer()
    }
  }
  return sim
}
