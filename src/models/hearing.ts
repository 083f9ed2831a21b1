import type { Model, ModelEvent, Prompt, PromptFile } from '../core/ports.ts'
import { countTokens } from '../core/tokens.ts'
import { words } from './concierge/words.ts'
import { isTooLong, type Transcribe } from './transcription.ts'

/** A model that does not hear itself reads what was said in a recording, as if it had been typed. */
export function hearing(model: Model, transcribe: Transcribe | undefined): Model {
  if (transcribe === undefined || model.accepts.audio) return model
  return {
    ...model,
    stream(prompt, signal) {
      const [recording] = prompt.files
      // Not a generator around every answer: only recordings need one.
      if (prompt.type !== 'Audio' || recording === undefined) return model.stream(prompt, signal)
      return answer(model, transcribe, { prompt, recording, signal })
    },
  }
}

type Asked = { prompt: Prompt; recording: PromptFile; signal: AbortSignal }

async function* answer(
  model: Model,
  transcribe: Transcribe,
  { prompt, recording, signal }: Asked,
): AsyncGenerator<ModelEvent> {
  const heard = isTooLong(recording) ? undefined : await transcribe(recording, signal)
  const question = [prompt.question.trim(), heard].filter((part) => part).join('\n\n')
  if (heard === undefined) yield* regret(words.tooLongToHear, prompt)
  else if (question === '') yield* regret(words.nothingHeard, prompt)
  else {
    yield { type: 'heard', question }
    yield* model.stream({ ...prompt, type: 'Text', files: [], question }, signal)
  }
}

function* regret(cannot: string, { turns }: Prompt): Generator<ModelEvent> {
  const text = `${cannot} ${words.typeInstead}`
  yield { type: 'text', text }
  yield { type: 'end', totalToken: countTokens(text), noAnswer: true, memory: turns.at(-1)?.memory ?? null }
}
