import { environment, readConfig } from '../../src/config.ts'
import { createModels } from '../../src/models/models.ts'
import { type Asked, askAll, scored, type Tally } from './answers/run.ts'
import * as grammar from './answers-by-grammar/run.ts'
import { createUseWatch, shareOf, type Use } from './models/use.ts'

/**
 * Right answers of a model, `MODEL` or the concierge, to questions whose answers are known; every miss in full.
 * `EVERY=10` asks one in ten of the listed phrasings, where answers cost money. Further questions are made by grammar over
 * the demo, other listings, and those of `TEST_DATA_DIR`: `SEED` chooses which, `ROUNDS` how many of each kind. Ends with an error if
 * one is answered with homes that it excludes.
 */
export async function benchAnswers(): Promise<void> {
  const { models } = readConfig(environment)
  const { MODEL = models.defaultKey, EVERY = '1', SEED = '1', ROUNDS = '2' } = process.env
  const { use, onCorrection, watch } = createUseWatch()
  const made = watch(createModels({ ...models, defaultKey: MODEL }, onCorrection))
  const start = performance.now()
  const asked = Number(EVERY) > 0 ? await askAll(made, Number(EVERY)) : []
  for (const one of asked) if (one.wrong !== undefined) print(one)
  console.log(`answers of ${MODEL}: ${asked.length} questions in ${Math.round((performance.now() - start) / 1_000)} s`)
  for (const [name, those] of [
    ['known phrasings', asked.filter(({ heldOut }) => !heldOut)],
    ['held-out phrasings', asked.filter(({ heldOut }) => heldOut)],
  ] as const)
    console.log(`  ${name.padEnd(20)}${Object.entries(scored(those)).map(inPercent).join('   ')}`)
  await byGrammar(made, Number(SEED), Number(ROUNDS))
  printUse(use)
  console.log(rowOf(MODEL, scored(asked), use))
}

/** How a vendor's model came to its answers; the concierge looks everything up and is not checked. */
function printUse({ answers, lookedUp, unchanged, corrected }: Use): void {
  console.log(`how they were made: ${answers} answers`)
  console.log(`  looked up            ${shareOf(lookedUp, answers)}`)
  console.log(`  true as they came    ${shareOf(unchanged, answers)}`)
  console.log(`  corrected            ${shareOf(corrected, answers)}`)
}

/** All shares in one row of a table, to compare models by. */
function rowOf(model: string, scores: Record<string, Tally>, { answers, lookedUp, unchanged, corrected }: Use): string {
  const right = Object.values(scores).map((score) => shareOf(score.right, score.of))
  const made = [lookedUp, unchanged, corrected].map((count) => shareOf(count, answers))
  return `| ${[model, ...right, ...made].join(' | ')} |`
}

async function byGrammar(models: ReturnType<typeof createModels>, seed: number, rounds: number): Promise<void> {
  const start = performance.now()
  const asked = await grammar.askByGrammar(models, { seed, rounds })
  for (const one of asked) if (one.wrong !== undefined) print({ ...one, kind: `${one.language}, ${one.kind}` })
  const seconds = Math.round((performance.now() - start) / 1_000)
  console.log(`by grammar, seed ${seed}: ${asked.length} questions in ${seconds} s`)
  for (const [kind, tally] of grammar.tallies(asked, (one) => one.kind)) console.log(`  ${inPercent([kind, tally])}`)
  const opposites = asked.filter(({ opposite }) => opposite)
  for (const { language, says } of opposites)
    console.log(`  the opposite of what was asked, in ${language}: ${says.join(' / ')}`)
  console.log(
    `  searches that mean the opposite: ${opposites.length} of ${asked.filter(({ stated }) => stated).length} (goal 0)`,
  )
  if (opposites.length > 0) process.exitCode = 1
  for (const language of new Set(asked.map((one) => one.language))) {
    const own = grammar.tallies(
      asked.filter((one) => one.language === language),
      (one) => one.score,
    )
    console.log(`  ${language.padEnd(20)}${[...own].map(inPercent).join('   ')}`)
  }
}

const inPercent = ([score, { right, of }]: [string, Tally]): string =>
  `${score} ${right} of ${of} (${((100 * right) / of).toFixed(1)} %)`

type Missed = Pick<Asked, 'kind' | 'says' | 'answers' | 'wrong'> & { heldOut?: boolean }

function print({ kind, says, answers, wrong, heldOut }: Missed): void {
  const lines = says.flatMap((question, index) => [
    `> ${question}`,
    (answers[index]?.text ?? '').replace(/^/gm, '    '),
  ])
  const noAnswer = answers.at(-1)?.noAnswer ? ', noAnswer' : ''
  console.log([`${kind}${heldOut ? ', held out' : ''}: ${wrong}${noAnswer}`, ...lines, ''].join('\n'))
}
