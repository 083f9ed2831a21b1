import type { Model, Prompt, Tell } from '../../../src/core/ports/models.ts'

/** What a scripted model does with one prompt: yields words, waits, throws. */
export type Script = (prompt: Prompt, signal: AbortSignal) => AsyncIterable<string>

/** An answer that begins so counts as none. */
const UNKNOWN = 'I do not know'

/** A model that says what a test tells it to, and keeps what it was asked. */
export function createScriptedModel(script: Script): Model & { prompts: Prompt[]; stopped: number } {
  const model = {
    key: 'test/scripted',
    name: 'scripted',
    accepts: { image: true, audio: true, video: true },
    prompts: [] as Prompt[],
    /** how many answers were ended by their signal */
    stopped: 0,
    async answer(prompt: Prompt, signal: AbortSignal, tell: Tell) {
      model.prompts.push(prompt)
      signal.addEventListener('abort', () => (model.stopped += 1), { once: true })
      let said = ''
      for await (const text of script(prompt, signal)) {
        if (signal.aborted) return
        said += text
        tell({ type: 'text', text })
      }
      tell({ type: 'end', totalToken: 7, noAnswer: said.startsWith(UNKNOWN), memory: null })
    },
  }
  return model
}

/** Says `words` one after the other. */
export const saying = (...words: string[]): Script =>
  async function* () {
    yield* words
  }
