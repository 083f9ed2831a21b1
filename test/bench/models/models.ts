import { Agent } from 'undici'
import { milliseconds, percentile, print } from '../figures.ts'
import { streamOnce } from './stream.ts'
import { direct, type Load, service, startScript, type Target } from './target.ts'
import { fragmentsOf } from './text.ts'

/** Streams at once, and how often that many are started for one figure. */
const FIRST: [streams: number, rounds: number][] = [
  [1, 80],
  [10, 30],
  [50, 30],
]
/**
 * Rounds before anything counts: a process that has just begun is still being compiled. The first request of another kind, here
 * for its CPU time, makes V8 compile anew what it has seen only one kind of, so that one belongs to the warm-up too.
 */
const WARM_UP = 40
/** Rounds of a size before it counts: a process that has answered one at a time is compiled anew for fifty. */
const WARM_UP_OF_SIZE = 10
/** How often many streams are counted. */
const MANY_ROUNDS = 3
const RELAY = 'a bare relay'
const SERVER = 'the model server itself'
const FIRST_LOAD: Load = { model: '5x20', streams: 50 }
/** Everybody at the same moment, on connections that are opened for it. */
const CROWD_LOAD: Load = { model: '5x20', streams: 2_000 }
const CROWD_ROUNDS = 3
const CROWD_WARM_UP = 3
const MANY_LOAD: Load = { model: '200x50', streams: 500 }

/** What the service costs between a client and a model server, beside a relay that does nothing else. */
export async function benchModels(): Promise<void> {
  const server = await startScript('server.ts')
  try {
    await withTargets(server.url, FIRST_LOAD, firstFragments)
    await withTargets(server.url, CROWD_LOAD, crowd)
    await withTargets(server.url, MANY_LOAD, manyStreams)
  } finally {
    server.child.disconnect()
  }
}

async function withTargets(url: string, load: Load, bench: (targets: Target[]) => Promise<void>): Promise<void> {
  const relay = await startScript('relay.ts', new URL(url).origin)
  const targets = [
    direct(SERVER, url, load),
    direct(RELAY, `${relay.url}/v1`, load, relay.child),
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
  const warmUp = async (rounds: number, streams: number) => {
    for (let round = 0; round < rounds; round++)
      for (const target of targets) {
        await startAll(target, streams, dispatcher)
        await target.cpuMs()
      }
  }
  await warmUp(WARM_UP, FIRST_LOAD.streams)
  for (const [streams, rounds] of FIRST) {
    await warmUp(WARM_UP_OF_SIZE, streams)
    const samples = targets.map((target) => ({ target, times: [] as number[], cpuMs: 0 }))
    for (const sample of samples) sample.cpuMs -= await sample.target.cpuMs()
    for (let round = 0; round < rounds; round++)
      for (const { target, times } of samples)
        times.push(...(await startAll(target, streams, dispatcher)).map(({ firstMs }) => firstMs))
    for (const sample of samples) sample.cpuMs += await sample.target.cpuMs()
    const relay = samples.find(({ target }) => target.name === RELAY)
    for (const { target, times, cpuMs } of samples) {
      const median = percentile(times, 0.5)
      const ratio = (median / percentile(relay?.times ?? [], 0.5)).toFixed(2)
      print(
        `first fragment, ${streams} at once: ${target.name}`,
        `p50 ${milliseconds(median)}, ${ratio} of the relay's`,
      )
      if (cpuMs === 0) continue
      const ofCpu = (cpuMs / (relay?.cpuMs ?? Number.NaN)).toFixed(2)
      print('  CPU for a question', `${milliseconds(cpuMs / (streams * rounds))}, ${ofCpu} of the relay's`)
    }
  }
  await dispatcher.close()
}

async function crowd(targets: Target[]): Promise<void> {
  const { streams, model } = CROWD_LOAD
  const expected = fragmentsOf(Number.parseInt(model, 10)).join('')
  const samples = targets.map((target) => ({ target, times: [] as number[], whole: 0 }))
  for (let round = 0; round < CROWD_WARM_UP + CROWD_ROUNDS; round++)
    for (const sample of samples) {
      const dispatcher = new Agent()
      const answers = await startAll(sample.target, streams, dispatcher)
      if (round >= CROWD_WARM_UP) sample.times.push(...answers.map(({ firstMs }) => firstMs))
      sample.whole += answers.filter(({ text }) => text === expected).length
      await dispatcher.close()
    }
  const direct99 = percentile(samples.find(({ target }) => target.name === SERVER)?.times ?? [], 0.99)
  for (const { target, times, whole } of samples) {
    const last = percentile(times, 0.99)
    const ratio = (last / direct99).toFixed(2)
    print(`first fragment, ${streams} at once: ${target.name}`, `p99 ${milliseconds(last)}, ${ratio} of the server's`)
    print('  came whole', `${whole} of ${(CROWD_WARM_UP + CROWD_ROUNDS) * streams}`)
  }
}

async function manyStreams(targets: Target[]): Promise<void> {
  const { streams, model } = MANY_LOAD
  const fragments = Number.parseInt(model, 10)
  const expected = fragmentsOf(fragments).join('')
  const tallies = targets.map((target) => ({ target, whole: 0, cpuMs: 0 }))
  for (let round = 0; round <= MANY_ROUNDS; round++)
    for (const tally of tallies) {
      const dispatcher = new Agent()
      const before = await tally.target.cpuMs()
      const answers = await startAll(tally.target, streams, dispatcher)
      // The first round only warms up.
      if (round > 0) tally.cpuMs += (await tally.target.cpuMs()) - before
      tally.whole += answers.filter(({ text }) => text === expected).length
      await dispatcher.close()
    }
  const relay = tallies.find(({ target }) => target.name === RELAY)
  for (const { target, whole, cpuMs } of tallies) {
    const all = (MANY_ROUNDS + 1) * streams
    print(`${streams} streams of ${fragments} fragments: ${target.name}`, `${whole} of ${all} came whole`)
    if (cpuMs === 0) continue
    const cost = cpuMs / ((MANY_ROUNDS * streams * fragments) / 1_000)
    const ratio = (cpuMs / (relay?.cpuMs ?? Number.NaN)).toFixed(2)
    print('  CPU for 1,000 fragments', `${milliseconds(cost)}, ${ratio} of the relay's`)
  }
}

const startAll = (target: Target, streams: number, dispatcher: Agent) =>
  Promise.all(Array.from({ length: streams }, (_, stream) => streamOnce(target, stream, dispatcher)))
