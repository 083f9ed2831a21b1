import { setTimeout } from 'node:timers/promises'
import { isUnavailable } from '../contract/errors.ts'
import { EVENTS_KEPT_DAYS, type Event, EventKind } from '../contract/events/events.ts'
import { type EventFilter, readEvents } from '../core/people/events/reading.ts'
import type { Store } from '../core/ports/ports.ts'
import { chatbotOf } from './chatbot-option.ts'
import { storeCommand } from './command.ts'
import { type Io, UsageError } from './io.ts'

/** Events per read, and how often later ones are looked for. */
const PAGE = 500
const LOOK_EVERY_MS = 200

export const eventsCommand = storeCommand('events', {
  description: `Print what happened in the last ${EVENTS_KEPT_DAYS} days, in order; with --follow what happens from now on, as it comes`,
  args: {
    follow: { type: 'boolean', description: 'go on until Ctrl-C, from now on' },
    chatbot: { type: 'string', description: 'only events of this chatbot', valueHint: 'SERIAL' },
    kinds: {
      type: 'string',
      description: `only events of these kinds: ${EventKind.options.join(', ')}`,
      valueHint: 'KINDS',
    },
  },
  async run({ args, store, io, database }) {
    const kinds = args.kinds === undefined ? {} : { kinds: kindsIn(args.kinds) }
    const filters = await filtersOf(store, args.chatbot, database)
    const print = args.json === true ? printJson(io) : printLine(io)
    // Otherwise what a reader that pauses leaves unread, as `less` does, would fill the memory.
    const printPage = async (events: Event[]) => {
      events.forEach(print)
      await io.drained?.()
    }
    const feeds = await Promise.all(
      filters.map(async (filter): Promise<Progress> => {
        const { last, pruned } = await store.events.head(filter.workspaceId)
        return { filter: { ...filter, ...kinds }, from: args.follow === true ? last : pruned }
      }),
    )
    const printFeeds = async () => {
      for (const progress of feeds) await printAll(store, progress, printPage)
    }
    if (args.follow !== true) return await printFeeds()
    io.err('Events are printed as they come. Ctrl-C ends this.')
    await follow(printFeeds, io)
  },
})

/** Prints what comes, without end. While the database is away it waits: whoever began anew would miss what happens meanwhile. */
async function follow(printFeeds: () => Promise<void>, io: Io): Promise<never> {
  for (let isAway = false; ; await setTimeout(LOOK_EVERY_MS))
    try {
      await printFeeds()
      isAway = false
    } catch (error) {
      if (!isUnavailable(error)) throw error
      if (!isAway) io.err(`${error.message} Events that come meanwhile are printed once it answers again.`)
      isAway = true
    }
}

type Progress = { filter: EventFilter; from: number }

async function printAll(store: Store, progress: Progress, print: (events: Event[]) => Promise<void>): Promise<void> {
  for (;;) {
    const { events, next } = await readEvents(store, progress.filter, { from: progress.from, limit: PAGE })
    progress.from = next
    await print(events)
    if (events.length === 0) return
  }
}

/** Event filters of one chatbot, or of all workspaces. */
async function filtersOf(store: Store, serialNumber: string | undefined, database: string): Promise<EventFilter[]> {
  if (serialNumber === undefined) return (await store.workspaces.list()).map(({ id }) => ({ workspaceId: id }))
  const { id, workspaceId } = await chatbotOf(store, serialNumber, database)
  return [{ workspaceId, chatbotId: id }]
}

function kindsIn(text: string): EventKind[] {
  const named = EventKind.array().safeParse(text.split(',').map((kind) => kind.trim().toLowerCase()))
  if (!named.success) throw new UsageError(`--kinds takes ${EventKind.options.join(', ')}, split by commas.`)
  return named.data
}

const printJson = (io: Io) => (event: Event) => io.out(JSON.stringify(event))

const printLine = (io: Io) => (event: Event) => {
  const { CreateTime, SerialNumber, SessionID, Kind } = event
  const session = SessionID === null ? '' : ` session ${SessionID}`
  io.out(`${CreateTime} ${SerialNumber}${session} ${Kind} ${inShort(event)}`)
}

function inShort({ Kind, Data }: Event): string {
  if (Kind === 'message') return `${Data.Type}${Data.Change === undefined ? '' : ` (${Data.Change})`}: ${Data.Content}`
  if (Kind === 'attendant') return [Data.Attendant, Data.By?.Name, Data.Reason].filter(Boolean).join(' · ')
  return JSON.stringify(Data)
}
