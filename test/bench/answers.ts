import { readConfig } from '../../src/config.ts'
import { createModels } from '../../src/models/models.ts'
import { type Asked, askAll, scored, type Tally } from './answers/run.ts'

/**
 * Right answers of a model, `MODEL` or the concierge, to generated questions whose answers are known; every miss in full.
 * `EVERY=10` asks one in ten, where answers cost money.
 */
export async function benchAnswers(): Promise<void> {
  const { models } = readConfig()
  const { MODEL = models.defaultKey, EVERY = '1' } = process.env
  const start = performance.now()
  const asked = await askAll(createModels({ ...models, defaultKey: MODEL }), Number(EVERY))
  for (const one of asked) if (one.wrong !== undefined) print(one)
  console.log(`answers of ${MODEL}: ${asked.length} questions in ${Math.round((performance.now() - start) / 1_000)} s`)
  for (const [name, those] of [
    ['known phrasings', asked.filter(({ heldOut }) => !heldOut)],
    ['held-out phrasings', asked.filter(({ heldOut }) => heldOut)],
  ] as const)
    console.log(`  ${name.padEnd(20)}${Object.entries(scored(those)).map(inPercent).join('   ')}`)
}

const inPercent = ([score, { right, of }]: [string, Tally]): string =>
  `${score} ${right} of ${of} (${((100 * right) / of).toFixed(1)} %)`

function print({ kind, says, answers, wrong, heldOut }: Asked): void {
  const lines = says.flatMap((question, index) => [
    `> ${question}`,
    (answers[index]?.text ?? '').replace(/^/gm, '    '),
  ])
  const noAnswer = answers.at(-1)?.noAnswer ? ', noAnswer' : ''
  console.log([`${kind}${heldOut ? ', held out' : ''}: ${wrong}${noAnswer}`, ...lines, ''].join('\n'))
}
