import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '../../src/contract/fields/times.ts'
import { withoutControls } from '../../src/contract/text.ts'
import type { Attachments } from '../bridge/files/attachments.ts'
import { UnusableFile } from '../bridge/files/unusable.ts'
import type { BridgeListener } from '../bridge/platform/listener.ts'
import type { Visitor } from '../bridge/platform/messages.ts'
import type { Platform } from '../bridge/platform/platform.ts'
import { Undelivered } from '../bridge/platform/undelivered.ts'
import { createBackoff, wasNeverSent, withRetry } from '../bridge/retry.ts'
import { systemTime } from '../bridge/time.ts'
import { describeError, isDefect } from '../bridge/words/words.ts'
import { createAnswering } from './answering.ts'
import { createCommands, QUIT } from './commands.ts'
import type { Lines } from './lines.ts'
import type { Screen } from './screen.ts'
import { terminalWordsFor } from './words/words.ts'

type Parts = {
  lines: Lines
  screen: Screen
  visitor: Visitor
  /** where the service is */
  address: string
  /** how long the service is asked again while it does not answer, in ms */
  retryForMs: number
  report: (error: unknown) => void
}

export const nothingAttached: Attachments = {
  take: () => Promise.reject(new UnusableFile('unsupported', 'a terminal has no files')),
}

type Terminal = Platform & {
  /** resolves when the person leaves */
  ended: Promise<void>
  /** Tells the person that the service does not answer their question. */
  onOutage: () => void
}

/** The terminal as a platform with one thread. */
export function createTerminal(parts: Parts): Terminal {
  const { promise: ended, resolve: end, reject: fail } = Promise.withResolvers<void>()
  const answering = createAnswering()
  const asides = createAsides(parts)
  const outage = createOutage(parts)
  let reply = { key: '', text: parts.screen.growing() }
  return {
    name: 'terminal',
    limits: { text: Number.POSITIVE_INFINITY, unit: 'utf16' },
    listingLimits: {
      pageSize: 5,
      keyLength: Number.POSITIVE_INFINITY,
      completions: 0,
      options: Number.POSITIVE_INFINITY,
    },
    typingRefreshMs: HOUR_MS,
    reorderMs: 0,
    ended,
    isFirstWorkspace: async () => true,
    async start(on) {
      on.connected().catch(parts.report)
      void converse(on, parts, { answering, outage }).then(end, fail)
    },
    stop: async () => parts.lines.close(),
    async show({ thread, key, id, text, closerLength, complete }) {
      if (thread !== parts.visitor.thread) return { id: key, restMs: 0 }
      if (!answering.isUnderWay()) {
        asides.show({ key, text, complete, isNew: id === undefined })
        return { id: key, restMs: 0 }
      }
      if (key !== reply.key) reply = { key, text: parts.screen.growing() }
      reply.text.show(text.slice(0, text.length - closerLength), complete)
      answering.noteShown(complete)
      return { id: key, restMs: 0 }
    },
    async sendFile({ key, file: { name, url } }) {
      asides.showFile(key, name, url)
      return key
    },
    async sendAlert({ thread, text, because, card }) {
      // Alerts for other users of the same memory are skipped.
      if (thread !== parts.visitor.thread) return
      const rows = card === undefined ? [] : [`**${card.title}**`, card.address, card.facts.join(' · '), card.url]
      asides.say([`🔔 ${text}`, ...rows, because].filter((row) => row !== '').join('\n'))
    },
    encode: withoutControls,
    closeAbandoned: async () => undefined,
    remove: async ({ id }) => asides.takeBack(id),
    mark: async () => undefined,
    async setTyping(_, on) {
      if (on) answering.goOn()
      else void answering.end()
    },
    openAttachment: () => Promise.reject(new Undelivered('refused', 'a terminal has no attachments')),
    async *messagesSince() {},
    changesOf: async () => ({ edited: [], deleted: [] }),
    activeSince: () => [],
    otherChannels: () => [],
    isReceiving: () => true,
    onOutage() {
      if (!answering.isUnderWay() || outage.isAnnounced()) return
      reply.text.breakOff()
      outage.announce()
    },
  }
}

/** Announces that the service does not answer, once for each line that a person typed. */
function createOutage({ screen, visitor, address }: Parts) {
  const words = terminalWordsFor(visitor.locale)
  let isAnnounced = false
  return {
    isAnnounced: () => isAnnounced,
    announce() {
      isAnnounced = true
      screen.print(words.outage(address))
      screen.print('')
      screen.status(words.waiting)
    },
    reset() {
      isAnnounced = false
    },
  }
}

/** Prints what is no answer: messages of staff, alerts of watches. */
function createAsides({ lines, screen, visitor }: Parts) {
  const { aside } = terminalWordsFor(visitor.locale)
  const begun = new Set<string>()
  const printed = new Map<string, string>()
  const print = (text: string) =>
    lines.aside(() => {
      screen.print(text)
      screen.print('')
    })
  return {
    say: print,
    showFile(key: string, name: string, url: string) {
      print(`[${name}](${url})`)
      printed.set(key, name)
    },
    /** Printed text cannot be edited, so a correction is printed below. */
    show({ key, text, complete, isNew }: { key: string; text: string; complete: boolean; isNew: boolean }) {
      if (isNew) begun.add(key)
      if (!complete || printed.get(key) === text) return
      const isFirst = begun.has(key) && !printed.has(key)
      print(isFirst ? text : aside.corrected(text))
      printed.set(key, text)
    },
    takeBack(key: string) {
      print(aside.takenBack(printed.get(key) ?? ''))
      printed.delete(key)
    },
  }
}

async function converse(
  on: BridgeListener,
  { lines, screen, visitor, retryForMs, report }: Parts,
  { answering, outage }: { answering: ReturnType<typeof createAnswering>; outage: ReturnType<typeof createOutage> },
): Promise<void> {
  const words = terminalWordsFor(visitor.locale)
  const command = createCommands({ on, screen, visitor, words, ask })
  const printFailure = (error: unknown) => {
    if (isDefect(error)) report(error)
    screen.print(describeError(error, words))
  }
  const greet = async () => screen.print((await on.greet(visitor))?.text ?? words.welcomeBack)
  await throughOutages(greet).catch(printFailure)
  screen.print('')
  for (;;) {
    const line = (await lines.next())?.trim()
    if (line === undefined || line.toLowerCase() === QUIT) return
    if (line === '') continue
    await throughOutages(async () => command(line) ?? ask(line)).catch(printFailure)
    screen.print('')
  }

  /** Runs `work`, which calls the service. If it does not answer, runs it again once it is back, unless the person gives up. */
  async function throughOutages(work: () => Promise<void>): Promise<void> {
    outage.reset()
    try {
      await work()
    } catch (error) {
      if (!wasNeverSent(error)) throw error
      outage.announce()
      await lines.during(async (signal) => {
        await withRetry(work, createBackoff(systemTime, retryForMs), signal).catch((failure: unknown) => {
          if (!signal.aborted) throw failure
          screen.print(words.stopped)
        })
      })
    }
  }

  async function ask(text: string) {
    await lines.during(async (signal) => {
      screen.status(words.thinking)
      answering.begin()
      signal.addEventListener('abort', () => void on.stop(visitor).catch(printFailure))
      await on.receive({ ...visitor, id: randomUUID(), text, attachments: [], at: Date.now() })
      await answering.ended()
    })
  }
}
