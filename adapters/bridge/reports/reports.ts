import { createHash } from 'node:crypto'
import type { Client } from '../../../src/contract/client/client.ts'
import { isRefusedAs } from '../../../src/contract/client/refused.ts'
import type { Output } from '../../../src/contract/endpoint.ts'
import { LONG_TEXT_MAX } from '../../../src/contract/fields/values.ts'
import type { ReportGet } from '../../../src/contract/history.ts'
import { isPublicHeading } from '../../../src/contract/public-heading.ts'
import { oneLine } from '../../../src/contract/text.ts'
import type { Trust } from '../access/trust.ts'
import { createKeyedLock } from '../keyed-lock.ts'
import type { ChatbotRouting } from '../memory/chatbots.ts'
import type { Period, Reports } from '../platform/listener.ts'
import type { Person } from '../platform/messages.ts'
import { shortened } from '../text/length.ts'
import { type BridgeWords, bridgeWordsFor } from '../words/words.ts'
import { pictureOf } from './chart.ts'

type Parts = { client: Client; chatbots: Pick<ChatbotRouting, 'serialAt'>; trust: Trust }
type Numbers = Output<typeof ReportGet>

const DAYS: Record<Period, number> = { day: 1, week: 7, month: 30 }
/** Days in the chart at least: a chart of one bar is useless. */
const SHOWN_MIN = 7
/** Maximum length of the question that is stored with its answer, in UTF-16 units. */
const QUESTION_MAX = 200
/** How often a conflict with another edit is retried. */
const TRIES = 5

export function createReports({ client, chatbots, trust }: Parts): Reports {
  const inTurn = createKeyedLock()
  async function serialAt({ place }: Person): Promise<string> {
    await trust.expectBusiness(place)
    return await chatbots.serialAt(place)
  }
  const numbers = async (person: Person, Days: number): Promise<Numbers> =>
    client.call('ReportGet', { serialNumber: await serialAt(person), Days })

  return {
    async get(person, period) {
      const { report: words } = bridgeWordsFor(person.locale)
      const days = DAYS[period]
      const found = await numbers(person, days)
      const { PerDay } = days < SHOWN_MIN ? await numbers(person, SHOWN_MIN) : found
      return {
        heading: words.heading[period],
        figures: figuresOf(found, words),
        unanswered: found.Unanswered.map(({ Question, Count }) => ({
          text: `${shortened(oneLine(Question), QUESTION_MAX)} (${Count})`,
          question: `${period}/${keyOf(Question)}`,
        })),
        picture: await pictureOf(PerDay, days),
        alt: words.alt(PerDay.map(({ Day, Questions }) => `${Day}: ${Questions}`)),
      }
    },
    async question(person, key) {
      const [period = 'week', wanted] = key.split('/')
      const { Unanswered } = await numbers(person, DAYS[period as Period] ?? DAYS.week)
      const found = Unanswered.find(({ Question }) => keyOf(Question) === wanted)
      return found && shortened(oneLine(found.Question), QUESTION_MAX)
    },
    async answer(person, question, answer) {
      const { report: words } = bridgeWordsFor(person.locale)
      const serialNumber = await serialAt(person)
      const line = words.line(oneLine(question).replace(/(?<![?\s])[?\s]+$/, ''), oneLine(answer))
      return inTurn(serialNumber, () => add(serialNumber, line, words))
    },
  }

  /** Adds the line to the chatbot's system message. After a conflict the line is added to the newer text. */
  async function add(serialNumber: string, line: string, words: BridgeWords['report']): Promise<string> {
    for (let left = TRIES; ; left--) {
      const { SystemMessage } = await client.call('Detail', { serialNumber })
      if (SystemMessage.split('\n').includes(line)) return words.added(line)
      const next = withPublicLine(SystemMessage, line)
      if (next.length > LONG_TEXT_MAX) return words.full
      try {
        await client.call('Edit', { serialNumber, SystemMessage: next, SystemMessageWas: SystemMessage })
        return words.added(line)
      } catch (error) {
        if (left === 0 || !isRefusedAs(error, 'settingsChanged')) throw error
      }
    }
  }
}

/** Adds a line to the part of a text that the bot may tell everybody. */
export function withPublicLine(text: string, line: string): string {
  const lines = text.split('\n')
  const heading = lines.findIndex((one) => isPublicHeading(one.trim()))
  if (heading >= 0) return lines.toSpliced(heading + 1, 0, line).join('\n')
  return `${text.trimEnd()}${text.trim() === '' ? '' : '\n\n'}Public:\n${line}`
}

const figuresOf = (found: Numbers, { figures }: BridgeWords['report']): [label: string, value: number][] => [
  [figures.questions, found.Questions],
  [figures.people, found.People],
  [figures.answered, found.Answered],
  [figures.notAnswered, found.NotAnswered],
  [figures.handedOver, found.HandedOver],
  [figures.leads, found.Leads],
]
const keyOf = (question: string): string => createHash('sha256').update(question).digest('base64url').slice(0, 22)
