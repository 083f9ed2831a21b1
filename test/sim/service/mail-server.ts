import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

type Taken = { from: string; to: string[]; mail: Email; raw: string }
/** What a server does with a mail that it has read: takes it, answers with that code, or hangs up without an answer. */
type Reception = 'take' | 'hang up' | number
type Step = 'greeting' | 'login' | 'sender' | 'recipient'
/** Goes on, or answers with that code. */
type Admission = 'take' | number
export type SimMailServer = {
  url: string
  /** every mail that was taken, in order */
  taken: Taken[]
  /** how often a mail came as far as its last line, taken or not */
  arrivals: number
  /** decides about each arrival; may wait */
  receive: (arrival: number) => Reception | Promise<Reception>
  /** how many clients have come */
  connections: number
  /** decides about each of these steps before a mail; may wait */
  admit: (step: Step) => Admission | Promise<Admission>
  close(): Promise<void>
}

/** A real SMTP server on a free port of this machine. */
export async function startMailServer(receive: SimMailServer['receive'] = () => 'take'): Promise<SimMailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onConnect(_session, answer) {
      sim.connections += 1
      void decide('greeting', answer)
    },
    onAuth: ({ username }, _session, answer) => void decide('login', (error) => answer(error, { user: username })),
    onMailFrom: (_address, _session, answer) => void decide('sender', answer),
    onRcptTo: (_address, _session, answer) => void decide('recipient', answer),
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
    connections: 0,
    receive,
    admit: () => 'take',
    close: () => new Promise((closed) => server.close(() => closed())),
  }

  async function decide(step: Step, answer: (error?: Error | null) => void): Promise<void> {
    const admission = await sim.admit(step)
    answer(admission === 'take' ? null : Object.assign(new Error('not now'), { responseCode: admission }))
  }

  async function arrive(
    stream: SMTPServerDataStream,
    { envelope, id }: SMTPServerSession,
    answer: (error?: Error | null) => void,
  ) {
    const chunks = await stream.toArray().catch(() => undefined)
    if (chunks === undefined) return // the client has left in the middle of the mail
    const raw = Buffer.concat(chunks).toString()
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
