import { Counter, Histogram, type Registry } from 'prom-client'
import type { Model, ModelEvent, Models } from '../core/ports/models.ts'

type Outcome = 'answered' | 'no_answer' | 'stopped' | 'failed'

/** Wraps models so that their answers are counted, timed and priced in `registry`. */
export function withMetrics(models: Models, registry: Registry): Models {
  const metrics = createMetrics(registry)
  return {
    ...models,
    byKey(key) {
      const model = models.byKey(key)
      return model && withModelMetrics(model, metrics)
    },
  }
}

const withModelMetrics = (model: Model, { answers, firstFragment, tokens }: Metrics): Model => ({
  ...model,
  async answer(prompt, signal, tell) {
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
      tell(event)
    }
    try {
      await model.answer(prompt, signal, look)
    } catch (error) {
      outcome = 'failed'
      throw error
    } finally {
      answers.inc({ model: model.key, outcome: signal.aborted ? 'stopped' : outcome })
    }
  },
})

type Metrics = ReturnType<typeof createMetrics>

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
