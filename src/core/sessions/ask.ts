import type { Api } from '../../contract/api.ts'
import type { ClientAsk } from '../../contract/chat.ts'
import type { Settings } from '../../contract/chatbot/settings.ts'
import type { Input } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import { settingsOf } from '../chatbots/chatbots.ts'
import { kindOf } from '../files/formats.ts'
import { expectBytes } from '../files/lost-bytes.ts'
import { type Caller, type Handlers, idempotencyOf } from '../handlers.ts'
import { withHandOver } from '../people/hand-over/hand-over.ts'
import type { Content, StoredFile } from '../ports/files.ts'
import type { NewQuestion } from '../ports/messages.ts'
import type { Model, Models, PromptFile } from '../ports/models.ts'
import type { Blobs, Clock, Log, Store } from '../ports/ports.ts'
import { finalForPerson } from './attended.ts'
import { joinRepeated, messageWithKey, noAnswerToResume } from './idempotency.ts'
import { storeForPerson, storeQuestion } from './records.ts'
import { createRunningAnswers, type RunningAnswers } from './running-answers.ts'
import { checkOrigin, ownSession } from './sessions.ts'

type Deps = { store: Store; blobs: Blobs; models: Models; now: Clock; log: Log }

export type Answers = {
  handlers: Pick<Handlers<Api>, 'ClientAsk' | 'Stop'>
  /** answers running in this process */
  running: Pick<RunningAnswers, 'get'>
  /** Refuses new questions, gives running answers `graceMs` to finish, then ends them and stores their text so far. */
  close: (graceMs: number) => Promise<void>
}

export function createAnswers({ store, blobs, models, now, log }: Deps): Answers {
  const running = createRunningAnswers({ store, now, log })
  let closing = false

  return {
    handlers: {
      async ClientAsk(caller, input, signal) {
        const { session, chatbot } = await ownSession(store, caller, input.sessionID)
        const settings = settingsOf(chatbot, models)
        checkOrigin(caller, settings)
        const question = { chatbotId: chatbot.id, sessionId: session.id, ...questionOf(input, settings, caller) }
        const uploads = await uploadsOf(store, caller.workspaceId, question)
        if (question.visitorName && question.visitorName !== session.visitorName)
          await store.attendants.nameVisitor(session.id, question.visitorName)
        const model = withHandOver(modelFor(settings.Model, models, log))
        for (;;) {
          const joined = await joinRepeated({ store, running, now }, question, signal)
          if (joined !== undefined) return joined
          if (caller.resumes === true) throw noAnswerToResume()
          if (closing) throw new AppError('stopping')
          for (const upload of uploads) await expectBytes({ blobs, log }, upload, 'unknownFile')
          if (session.attendant === 'Person') {
            const stored = await storeForPerson(store, { question, session, settings, now: now() })
            if (stored !== undefined) return async (tell) => tell(finalForPerson(stored.id))
          }
          const toStore = { question, session, settings, now: now(), aliveUntil: running.leaseEnd() }
          const { finishUnread, lingerMs, baseUrl } = caller
          const files = uploads.map((upload) => promptFile(blobs, upload))
          const task = { question, finishUnread, lingerMs, files, settings, model, chatbot, session, baseUrl }
          const answer = await running.start(task, toStore.aliveUntil, () => storeQuestion(store, toStore))
          if (answer !== undefined) return await answer.follow(signal)
          // Another request has taken the key. If it asked the same at the same moment, its answer can now be joined.
          if (question.idempotency !== null) await messageWithKey({ store, now }, session.id, question.idempotency)
        }
      },

      async Stop(caller, { sessionID }) {
        const { session } = await ownSession(store, caller, sessionID)
        const questionId = await store.messages.requestStop(session.id)
        if (questionId === undefined) return 0
        // An answer running in another process stops when that process renews its lease.
        running.get(questionId)?.stop('stopped')
        return 1
      },
    },
    running,
    close(graceMs) {
      closing = true
      return running.close(graceMs)
    },
  }
}

/** The chatbot's model, or the default model (with a warning in the log) if it is not usable. */
function modelFor(key: string, models: Models, log: Log): Model {
  const chosen = models.byKey(key)
  if (chosen !== undefined) return chosen
  const fallback = models.byKey(models.defaultKey)
  if (fallback === undefined) throw new AppError('modelUnavailable')
  log.warn({ model: key, instead: fallback.key }, 'a chatbot names a model that is not usable; another one answers')
  return fallback
}

type Asked = Pick<NewQuestion, 'content' | 'type' | 'fileIds' | 'visitorName' | 'idempotency'>

/** A request's question, validated against its type and the chatbot's settings. */
function questionOf(input: Input<typeof ClientAsk>, settings: Settings, caller: Caller): Asked {
  const type = input.chatAskType ?? 'Text'
  const fileIds = input.fileIds ?? []
  if (type === 'Text' && fileIds.length > 0) throw new AppError('filesWithText')
  if (type === 'Text' && input.content.trim() === '') throw new AppError('emptyContent')
  if (type !== 'Text' && fileIds.length === 0) throw new AppError('filesMissing')
  if (type !== 'Image' && fileIds.length > 1) throw new AppError('oneFileOnly')
  if (type === 'Image' && !settings.EnableUploadImage) throw new AppError('imagesDisabled')
  if (type === 'Audio' && !settings.EnablePushToTalk) throw new AppError('audioDisabled')
  const asked = { content: input.content, type, fileIds }
  return { ...asked, visitorName: input.visitorName?.trim() || null, idempotency: idempotencyOf(caller, asked) }
}

type Upload = StoredFile & { content: Content }

/** A question's files in order. Fails unless each is a confirmed upload of the workspace and of the question's type. */
async function uploadsOf(
  store: Store,
  workspaceId: number,
  { type, fileIds }: Pick<NewQuestion, 'type' | 'fileIds'>,
): Promise<Upload[]> {
  if (fileIds.length === 0) return []
  const found = new Map((await store.files.byIds(fileIds)).map((file) => [file.id, file]))
  return fileIds.map((id) => {
    const file = found.get(id)
    if (file?.workspaceId !== workspaceId || !file.confirmed || file.content === undefined)
      throw new AppError('unknownFile', `No uploaded file with the id ${id} exists in your workspace.`)
    const { content } = file
    const { mediaType } = content
    if (kindOf(mediaType) !== type.toLowerCase())
      throw new AppError('wrongFormat', `The file ${id} is ${mediaType}, which ${type} questions do not take.`)
    return { ...file, content }
  })
}

const promptFile = (blobs: Blobs, { id, name, content: { blob, mediaType, size } }: Upload): PromptFile => ({
  id,
  name,
  mediaType,
  size,
  open: () => blobs.read(blob),
})
