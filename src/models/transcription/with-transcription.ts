import type { Model, Prompt, PromptFile, Tell } from '../../core/ports/ports.ts'
import { apologize } from '../apology.ts'
import { en as words } from '../concierge/words/en.ts'
import { isTooLong, type Transcribe } from './transcribe.ts'

/** A model that does not hear itself reads what was said in a recording, as if it had been typed. */
export function withTranscription(model: Model, transcribe: Transcribe | undefined): Model {
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
  const memory = prompt.exchanges.at(-1)?.memory ?? null
  const question = [prompt.question.trim(), heard].filter((part) => part).join('\n\n')
  if (heard === undefined) apologize(words.tooLongToHear, memory, tell)
  else if (question === '') apologize(words.nothingHeard, memory, tell)
  else {
    tell({ type: 'transcribed', question })
    await model.answer({ ...prompt, type: 'Text', files: [], question }, signal, tell)
  }
}
