import type { Model, Prompt, PromptFile, Tell } from '../core/ports.ts'
import { countTokens } from '../core/tokens.ts'
import { words } from './concierge/words.ts'
import { isTooLong, type Transcribe } from './transcription.ts'

/** A model that does not hear itself reads what was said in a recording, as if it had been typed. */
export function hearing(model: Model, transcribe: Transcribe | undefined): Model {
  if (transcribe === undefined || model.accepts.audio) return model
  return {
    ...model,
    async answer(prompt, signal, tell) {
      const [recording] = prompt.files
      if (prompt.type !== 'Audio' || recording === undefined) await model.answer(prompt, signal, tell)
      else await answer(model, transcribe, { prompt, recording, signal, tell })
    },
  }
}

type Asked = { prompt: Prompt; recording: PromptFile; signal: AbortSignal; tell: Tell }

async function answer(model: Model, transcribe: Transcribe, { prompt, recording, signal, tell }: Asked): Promise<void> {
  const heard = isTooLong(recording) ? undefined : await transcribe(recording, signal)
  const question = [prompt.question.trim(), heard].filter((part) => part).join('\n\n')
  if (heard === undefined) regret(words.tooLongToHear, prompt, tell)
  else if (question === '') regret(words.nothingHeard, prompt, tell)
  else {
    tell({ type: 'heard', question })
    await model.answer({ ...prompt, type: 'Text', files: [], question }, signal, tell)
  }
}

function regret(cannot: string, { turns }: Prompt, tell: Tell): void {
  const text = `${cannot} ${words.typeInstead}`
  tell({ type: 'text', text })
  tell({ type: 'end', totalToken: countTokens(text), noAnswer: true, memory: turns.at(-1)?.memory ?? null })
}
