import { Counter, Histogram, type Registry } from 'prom-client'
import type { Models } from '../core/chatbots.ts'
import type { Model, ModelEvent, Prompt } from '../core/ports.ts'

type Outcome = 'answered' | 'no_answer' | 'stopped' | 'failed'

/** The same models, whose answers are counted, timed and priced in `registry`. */
export function measured(models: Models, registry: Registry): Models {
  const { answers, firstFragment, tokens } = createMetrics(registry)

  async function* stream(model: Model, prompt: Prompt, signal: AbortSignal): AsyncIterable<ModelEvent> {
    const startedAt = performance.now()
    let silent = true
    let ended = false
    const end = (outcome: Outcome) => {
      if (!ended) answers.inc({ model: model.key, outcome })
      ended = true
    }
    // Counted at once: a model that hangs may never give control back.
    signal.addEventListener('abort', () => end('stopped'), { once: true })
    try {
      for await (const event of model.stream(prompt, signal)) {
        if (silent && event.type === 'text' && event.text !== '') {
          silent = false
          firstFragment.observe({ model: model.key }, (performance.now() - startedAt) / 1_000)
        }
        if (event.type === 'end') {
          tokens.inc({ model: model.key }, event.totalToken)
          end(event.noAnswer ? 'no_answer' : 'answered')
        }
        yield event
      }
    } catch (error) {
      end('failed')
      throw error
    } finally {
      end('stopped')
    }
  }

  return {
    ...models,
    byKey(key) {
      const model = models.byKey(key)
      return model && { ...model, stream: (prompt, signal) => stream(model, prompt, signal) }
    },
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
