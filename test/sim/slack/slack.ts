import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Time } from '../../../adapters/bridge/time.ts'
import { collect } from '../requests/collect.ts'
import { webApi } from './api/api.ts'
import { sharedFiles } from './api/shared-files.ts'
import { createTiers } from './api/tiers.ts'
import { clockOf, createClock } from './clock.ts'
import type { Context } from './context.ts'
import { createDelivery, type Kind, type Send } from './delivery/delivery.ts'
import { messageEvents } from './delivery/events.ts'
import { httpEvents } from './delivery/http-events.ts'
import { openSockets } from './delivery/sockets.ts'
import { createFaults } from './faults.ts'
import { APP_TOKEN } from './methods/apps.ts'
import { clicking } from './people/clicking.ts'
import { responseUrls } from './people/responses.ts'
import { talking } from './people/talking.ts'
import { type Call, createRecord } from './record.ts'
import { type Settings, usual } from './settings.ts'
import { viewer } from './viewer.ts'
import { createWorld, sessionKey } from './world.ts'

export type SimSlack = Awaited<ReturnType<typeof startSlack>>

/**
 * Slack on this machine, for the real Bolt: one workspace with a channel, a person and the app in it. It records what
 * was asked of it and shown by it, and fails as `faults` orders. `time`: its clock, where that is not ours.
 */
export async function startSlack(changed: Partial<Settings> = {}, time?: Time) {
  const settings = { ...usual, ...changed }
  const clock = time === undefined ? createClock(settings.speed) : clockOf(time)
  const faults = createFaults()
  const world = createWorld(clock)
  const record = createRecord(clock)
  const server = createServer((request, response) => void route(request, response))
  const sockets = openSockets({ server, clock, settings })
  let send: Send = sockets.send
  let origin = ''
  const delivery = createDelivery({ clock, settings, faults, appId: 'A0SIM', send: () => send })
  const events = messageEvents(delivery, () => origin, settings)
  const triggers: Context['triggers'] = new Map()
  const context = { world, clock, settings, record, delivery, events, sockets, triggers, origin: () => origin }
  const responses = responseUrls(context, faults)
  const files = sharedFiles(world)
  const call = webApi({ context, tiers: createTiers(settings, clock), faults })

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '', 'http://sim').pathname
    if (faults.isOut()) return void request.socket.destroy()
    if (path.startsWith('/api/')) return call(path.slice('/api/'.length), request, response)
    if (path.startsWith('/upload/')) return files.upload(path, request, response)
    if (path.startsWith('/files-pri/')) return files.download(path, request, response)
    if (path.startsWith('/response/')) return responses.take(path, request, response)
    response.writeHead(404).end()
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const workspace = world.addWorkspace('acme')
  const person = world.addPerson(workspace, 'ana')
  const channel = world.addChannel(workspace, 'homes', [workspace.bot.user, person.id])
  const scene = { workspace, channel, person }
  return {
    ...scene,
    ...talking(context, scene),
    ...clicking({ context, responses, scene }),
    world,
    record,
    faults,
    sockets,
    clock,
    events: delivery.events,
    settings,
    origin,
    apiUrl: `${origin}/api/`,
    appToken: APP_TOKEN,
    /** From now on events, commands and clicks go to these addresses, signed, and no more to sockets. */
    sendTo(secret: string, ...urls: string[]) {
      send = httpEvents({ urls, secret, settings, clock })
    },
    /** Tells the app of something in so many words; gives its answer, throws where it did not acknowledge in time. */
    deliver: (kind: Kind, payload: object) => send({ kind, payload }),
    /** Nobody is reached, and every socket breaks, until it is over. */
    outage(on: boolean) {
      faults.outage(on)
      if (on) sockets.drop()
    },
    /** What a person sees in a thread, or in the channel itself. */
    viewer: (thread?: string, shownChannel = channel, viewing = person.id) =>
      viewer(shownChannel, { thread, person: viewing }),
    /** What stands beside the messages of a talk: its status, title and suggestions. */
    session: (thread?: string, { id } = channel, { sessions } = workspace) => sessions.get(sessionKey(id, thread)),
    close: async () => {
      if (settings.checked) collect(record.calls.filter(isMethod).map(callOf))
      clock.stop()
      sockets.close()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Answers by an address that Slack gave are recorded as well, and are no method. */
const isMethod = ({ method }: Call) => method.includes('.')
const callOf = ({ method, args }: Call) => ({ platform: 'Slack' as const, what: method, body: args, count: 1 })
