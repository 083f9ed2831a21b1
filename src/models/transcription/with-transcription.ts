import type { Model, Prompt, PromptFile, Tell } from '../../core/ports/ports.ts'
import { apologize } from '../apology.ts'
import { wordsFor } from '../words.ts'
import { isTooLong, type Transcribe } from './transcribe.ts'

/** A model that does not hear itself reads what was said in a recording, as if it had been typed. */
export function withTranscription(model: Model, transcribe: Transcribe | undefined): Model {
  if (transcribe === undefined) return model
  return {
    ...model,
    async answer(prompt, signal, tell) {
      const [recording] = prompt.files
      // Asked anew each time: that a model does not hear may only be learnt from its refusal.
      const isHeard = prompt.type !== 'Audio' || model.accepts.audio
      if (isHeard || recording === undefined) await model.answer(prompt, signal, tell)
      else await answer(model, transcribe, { prompt, recording, signal, tell })
    },
  }
}

type Asked = { prompt: Prompt; recording: PromptFile; signal: AbortSignal; tell: Tell }

async function answer(model: Model, transcribe: Transcribe, { prompt, recording, signal, tell }: Asked): Promise<void> {
  const heard = isTooLong(recording) ? undefined : await transcribe(recording, signal)
  const memory = prompt.exchanges.at(-1)?.memory ?? null
  const question = [prompt.question.trim(), heard].filter((part) => part).join('\n\n')
  if (heard === undefined) apologize(prompt, wordsFor(prompt).tooLongToHear, memory, tell)
  else if (question === '') apologize(prompt, wordsFor(prompt).nothingHeard, memory, tell)
  else {
    tell({ type: 'transcribed', question })
    await model.answer({ ...prompt, type: 'Text', files: [], question }, signal, tell)
  }
}
