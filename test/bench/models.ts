import { Agent } from 'undici'
import { milliseconds, percentile, print } from './figures.ts'
import { streamOnce } from './models/stream.ts'
import { direct, type Load, service, startScript, type Target } from './models/target.ts'
import { fragmentsOf } from './models/text.ts'

/** Streams at once, and how often that many are started for one figure. */
const FIRST: [streams: number, rounds: number][] = [
  [1, 80],
  [10, 30],
  [50, 20],
]
/** Rounds before anything counts: a process that has just begun is still being compiled. */
const WARM_UP = 10
const FIRST_LOAD: Load = { model: '5x20', streams: 50 }
const MANY_LOAD: Load = { model: '200x50', streams: 500 }

/** What the service costs between a client and a model server, beside a relay that does nothing else. */
export async function benchModels(): Promise<void> {
  const server = await startScript('server.ts')
  try {
    await withTargets(server.url, FIRST_LOAD, firstFragments)
    await withTargets(server.url, MANY_LOAD, manyStreams)
  } finally {
    server.child.disconnect()
  }
}

async function withTargets(url: string, load: Load, bench: (targets: Target[]) => Promise<void>): Promise<void> {
  const relay = await startScript('relay.ts', new URL(url).origin)
  const targets = [
    direct('the model server itself', url, load),
    direct('a bare relay', `${relay.url}/v1`, load, relay.child),
    await service('the service, answers unchecked', url, load, 'off'),
    await service('the service, answers checked', url, load, 'on'),
  ]
  try {
    await bench(targets)
  } finally {
    for (const target of targets) await target.stop()
  }
}

/** Rounds take turns, so that a busy moment of the machine hits every target alike. */
async function firstFragments(targets: Target[]): Promise<void> {
  const dispatcher = new Agent()
  for (let round = 0; round < WARM_UP; round++)
    for (const target of targets) await startAll(target, FIRST_LOAD.streams, dispatcher)
  for (const [streams, rounds] of FIRST) {
    const samples = new Map(targets.map((target): [Target, number[]] => [target, []]))
    for (let round = 0; round < rounds; round++)
      for (const [target, times] of samples)
        times.push(...(await startAll(target, streams, dispatcher)).map(({ firstMs }) => firstMs))
    const medians = [...samples.values()].map((times) => percentile(times, 0.5))
    targets.forEach((target, index) => {
      const median = medians[index] ?? Number.NaN
      const ratio = (median / (medians[1] ?? Number.NaN)).toFixed(2)
      print(
        `first fragment, ${streams} at once: ${target.name}`,
        `p50 ${milliseconds(median)}, ${ratio} of the relay's`,
      )
    })
  }
  await dispatcher.close()
}

async function manyStreams(targets: Target[]): Promise<void> {
  const { streams, model } = MANY_LOAD
  const count = Number.parseInt(model, 10)
  const expected = fragmentsOf(count).join('')
  let relayCost = Number.NaN
  for (const target of targets) {
    const dispatcher = new Agent()
    const before = await target.cpuMs()
    const answers = await startAll(target, streams, dispatcher)
    const cost = ((await target.cpuMs()) - before) / ((streams * count) / 1_000)
    if (target.name === 'a bare relay') relayCost = cost
    const whole = answers.filter(({ text }) => text === expected).length
    print(`${streams} streams of ${count} fragments: ${target.name}`, `${whole} came whole`)
    if (cost > 0)
      print('  CPU for 1,000 fragments', `${milliseconds(cost)}, ${(cost / relayCost).toFixed(2)} of the relay's`)
    await dispatcher.close()
  }
}

const startAll = (target: Target, streams: number, dispatcher: Agent) =>
  Promise.all(Array.from({ length: streams }, (_, stream) => streamOnce(target, stream, dispatcher)))
