import { WAIT_MS } from '../clock/deadline.ts'
import type { Scene } from './scene.ts'
import { until } from './scene.ts'
import { type DeskPlace, desks, MARKS, pressUntil, STAFF } from './staff.ts'
import { type VisitorPlace, visitors } from './visitors.ts'

type Walk = {
  visitor: VisitorPlace
  desk: DeskPlace
  /** how many messages are said each way */
  rounds: number
  /** called after each thing that somebody did: what goes wrong meanwhile */
  trouble?: () => Promise<void>
  withinMs?: number
}

/**
 * A visitor asks, wants a person, is taken over by one of two who press at the same moment, talks with them, with a file
 * each way, an edit and a deletion, and is handed back. Gives what is wrong in the end, as far as it was not waited for.
 */
export async function walk(
  scene: Scene,
  { visitor: from, desk: to, rounds, trouble = async () => undefined, withinMs = WAIT_MS }: Walk,
): Promise<string[]> {
  const visitor = await visitors[from](scene)
  const desk = await desks[to](scene, visitor.name)
  const comes = <T>(look: Parameters<typeof until<T>>[0]) => until(look, withinMs)
  const reads = async (text: string) => (await visitor.reads()).includes(text)
  const ask = async (text: string, file?: string) => {
    const asked = visitor.ask(text, file)
    await trouble()
    await asked
  }
  const say = async (who: string, text: string, file?: string) => {
    const message = desk.say(who, text, file)
    await trouble()
    return message
  }
  const isMarked = (message: string, as: keyof typeof MARKS) =>
    desk.marks(message).some((mark) => MARKS[as].includes(mark))

  await ask('hello')
  await comes(() => reads('You said: hello'))
  await ask('I want to talk to a person')
  await comes(() => desk.threads() > 0 && desk.card()?.buttons.includes('I take it'))
  const isTaken = () => desk.card()?.buttons.includes('Hand back')
  await pressUntil(isTaken, async () => {
    const pressed = Promise.allSettled(STAFF.map((who) => desk.press(who, 'I take it')))
    await trouble()
    await pressed
  })
  const taker = STAFF.find((who) => desk.card()?.text.includes(`${who} took it`)) ?? ''
  const other = STAFF.find((who) => who !== taker) ?? ''
  const by = (text: string) => `**${taker}:** ${text}`

  const [told, asked]: [string[], string[]] = [[], []]
  const delivered: string[] = []
  for (let round = 1; round <= rounds; round++) {
    delivered.push(await say(taker, `told ${round}`, round === 2 ? 'plan.png' : undefined))
    await comes(() => reads(by(`told ${round}`)))
    told.push(by(`told ${round}`))
    if (round === 2) await comes(async () => (await visitor.files()).includes('plan.png'))
    const sends = round === 2 && visitor.sendsFiles
    await ask(`asked ${round}`, sends ? 'house.png' : undefined)
    await comes(() => desk.reads().includes(`asked ${round}`))
    asked.push(`asked ${round}`)
    if (sends) await comes(() => desk.files().includes('house.png'))
  }
  if (visitor.correct !== undefined) {
    for (const [text, anew] of [
      ['at nine', 'at ten'],
      ['a mistake', undefined],
    ] as const) {
      await ask(text)
      await comes(() => desk.reads().includes(text))
      // Who is killed just before is away meanwhile.
      await trouble()
      visitor.correct(anew)
      await trouble()
      await comes(() => !desk.reads().includes(text) && (anew === undefined || desk.reads().includes(anew)))
    }
  }
  const aside = await say(other, 'between us')
  desk.edit(delivered[0] ?? '', 'told anew')
  await trouble()
  await comes(() => reads(by('told anew')))
  const slip = await say(taker, 'a slip')
  await comes(() => reads(by('a slip')))
  desk.remove(slip)
  await trouble()
  if (visitor.forgets) await comes(async () => !(await reads(by('a slip'))))
  await comes(() => delivered.every((message) => isMarked(message, 'delivered')) && isMarked(aside, 'staffOnly'))

  await pressUntil(
    () => desk.card()?.buttons.length === 0,
    async () => {
      const [pressed] = await Promise.allSettled([desk.press(taker, 'Hand back'), trouble()])
      return pressed
    },
  )
  await ask('and now?')
  await comes(() => reads('You said: and now?'))

  const [, ...later] = told
  const seen = await visitor.reads()
  const problems = [
    ...counted('the visitor reads', seen, ['You said: hello', ...later, by('told anew'), 'You said: and now?'], 1),
    ...counted('the visitor reads', seen, ['between us', by('between us')], 0),
    ...(visitor.forgets ? counted('the visitor reads', seen, [by('told 1'), by('a slip')], 0) : []),
    ...counted('the desk reads', desk.reads(), asked, 1),
    ...inOrder('the visitor reads', seen, later),
    ...inOrder('the desk reads', desk.reads(), asked),
  ]
  if (desk.threads() !== 1) problems.push(`there are ${desk.threads()} threads at the desk`)
  for (const words of ['told anew', `asked ${rounds}`])
    if (!scene.known().includes(words)) problems.push(`the bot does not know of "${words}"`)
  return problems
}

const counted = (where: string, all: string[], texts: string[], wanted: number): string[] =>
  texts.flatMap((text) => {
    const count = all.filter((one) => one === text).length
    return count === wanted ? [] : [`${where} "${text}" ${count} times in ${JSON.stringify(all)}`]
  })

const inOrder = (where: string, all: string[], texts: string[]): string[] => {
  const found = all.filter((one) => texts.includes(one))
  return found.join('\n') === texts.join('\n') ? [] : [`${where} ${JSON.stringify(found)}, not in order`]
}
