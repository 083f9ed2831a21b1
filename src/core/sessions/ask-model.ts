import { withDemoPictures } from '../demo/pictures.ts'
import { yieldIfLong } from '../event-loop/yielding.ts'
import { currentCall } from '../handlers.ts'
import type { NewAnswer } from '../ports/messages.ts'
import type { ModelEvent, Prompt } from '../ports/models.ts'
import { watchingIn } from '../watches/session-watching.ts'
import type { Attempt } from './attempt.ts'
import type { Speech } from './guarded-speech.ts'
import { type AcceptedQuestion, storeTranscript } from './records.ts'

/** What the model has reported so far. */
export type Outcome = Pick<NewAnswer, 'noAnswer' | 'memory'> & {
  /** undefined until the end: the tokens of an answer that was stopped or failed are estimated */
  totalToken: number | undefined
  /** what the model was asked */
  prompt: Prompt | undefined
  wantsPerson: boolean
  /** the question's words; those of a recording once the model has transcribed it */
  content: string
  /** the visitor's lead, if these words contain one */
  lead: AcceptedQuestion['lead']
  /** settles once the words of a recording are stored */
  transcript: Promise<void> | undefined
}

export const noOutcomeYet = ({ task, accepted }: Attempt): Outcome => ({
  totalToken: undefined,
  noAnswer: false,
  memory: null,
  prompt: undefined,
  wantsPerson: false,
  content: task.question.content,
  lead: accepted.lead,
  transcript: undefined,
})

/** Thrown if a person attends the session by now. */
export class PersonAttends extends Error {}

/** Waits for the question's turn and asks the model. Fails with `PersonAttends` if a person attends the session by then. */
export async function askModel(attempt: Attempt, outcome: Outcome, say: Speech['say']): Promise<void> {
  const { task, signal } = attempt
  const prompt = await readPrompt(attempt)
  outcome.prompt = prompt
  await yieldIfLong()
  if (signal.aborted) return
  // The model's queries are cancelled once the answer is stopped.
  const call = { workspaceId: task.chatbot.workspaceId, signal }
  await currentCall.run(call, () =>
    task.model.answer(prompt, signal, (event) => {
      if (signal.aborted) return
      if (event.type === 'text') say(event.text)
      else takeEvent(event, attempt, outcome)
    }),
  )
}

async function readPrompt({ store, now, waitForEarlierQuestions, task, signal }: Attempt): Promise<Prompt> {
  const { question, files, settings, chatbot, session, baseUrl } = task
  const { attendant, turn } = await waitForEarlierQuestions(signal)
  if (attendant === 'Person' && !signal.aborted) throw new PersonAttends()
  const { messages } = store
  await yieldIfLong()
  const exchanges = await (turn === 0 ? messages.exchanges(session.id) : messages.exchangesWithPeople(session.id))
  const listings = withDemoPictures(store.listings(chatbot.id), baseUrl)
  const watching = watchingIn({ store, now }, { chatbot, settings, session })
  return { settings, exchanges, question: question.content, type: question.type, files, listings, watching, now: now() }
}

/** Takes in what the model reports besides text. */
function takeEvent(
  event: Exclude<ModelEvent, { type: 'text' }>,
  { store, task, accepted }: Attempt,
  outcome: Outcome,
): void {
  if (event.type === 'handOver') {
    outcome.wantsPerson = true
  } else if (event.type === 'transcribed') {
    const { chatbot, session, settings } = task
    outcome.content = event.question
    const words = { questionId: accepted.id, session, settings, content: event.question }
    // No signal: stored even if the visitor leaves.
    const call = { workspaceId: chatbot.workspaceId, signal: undefined }
    outcome.transcript = currentCall.run(call, async () => {
      outcome.lead = (await storeTranscript(store, words)) ?? outcome.lead
    })
    // Avoids an unhandled rejection; `answerQuestion` awaits it and throws its error.
    outcome.transcript.catch(() => undefined)
  } else {
    const { totalToken, noAnswer, memory } = event
    Object.assign(outcome, { totalToken, noAnswer, memory })
  }
}
