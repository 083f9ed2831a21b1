import { Counter, Histogram, type Registry } from 'prom-client'
import type { Models } from '../core/chatbots.ts'
import type { Model, ModelEvent, Prompt } from '../core/ports.ts'

type Outcome = 'answered' | 'no_answer' | 'stopped' | 'failed'

/** The same models, whose answers are counted, timed and priced in `registry`. */
export function measured(models: Models, registry: Registry): Models {
  const { answers, firstFragment, tokens } = createMetrics(registry)

  // Not a generator: it only looks on, and should cost a fragment next to nothing.
  function stream(model: Model, prompt: Prompt, signal: AbortSignal): AsyncIterable<ModelEvent> {
    const startedAt = performance.now()
    let outcome: Outcome = 'stopped'
    let isSilent = true
    const look = (event: ModelEvent) => {
      if (isSilent && event.type === 'text' && event.text !== '') {
        isSilent = false
        firstFragment.observe({ model: model.key }, (performance.now() - startedAt) / 1_000)
      }
      if (event.type === 'end') {
        outcome = event.noAnswer ? 'no_answer' : 'answered'
        tokens.inc({ model: model.key }, event.totalToken)
      }
    }
    const end = (how: Outcome) => answers.inc({ model: model.key, outcome: signal.aborted ? 'stopped' : how })
    return watched(model.stream(prompt, signal), { look, ended: () => end(outcome), failed: () => end('failed') })
  }

  return {
    ...models,
    byKey(key) {
      const model = models.byKey(key)
      return model && { ...model, stream: (prompt, signal) => stream(model, prompt, signal) }
    },
  }
}

type Watcher<T> = { look: (item: T) => void; ended: () => void; failed: () => void }

/** The same items, each looked at on its way; the end, however it comes, is told once. */
function watched<T>(items: AsyncIterable<T>, { look, ended, failed }: Watcher<T>): AsyncIterable<T> {
  const source = items[Symbol.asyncIterator]()
  const seen = (result: IteratorResult<T>) => {
    if (result.done === true) ended()
    else look(result.value)
    return result
  }
  const broke = (error: unknown): never => {
    failed()
    throw error
  }
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => source.next().then(seen, broke),
      return: async () => {
        ended()
        return (await source.return?.()) ?? { done: true, value: undefined }
      },
    }),
  }
}

function createMetrics(registry: Registry) {
  const registers = [registry]
  const labelNames = ['model'] as const
  return {
    answers: new Counter({
      name: 'porchlight_answers_total',
      help: 'Answers that models made, by model and outcome',
      labelNames: ['model', 'outcome'],
      registers,
    }),
    firstFragment: new Histogram({
      name: 'porchlight_first_fragment_seconds',
      help: 'Time from asking a model to its first words',
      labelNames,
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers,
    }),
    tokens: new Counter({
      name: 'porchlight_tokens_total',
      help: 'Tokens of prompts and answers, by model',
      labelNames,
      registers,
    }),
  }
}
