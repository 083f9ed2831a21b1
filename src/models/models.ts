import type { Model, Models } from '../core/ports/models.ts'
import { checked, type OnCorrection, passThroughChecker } from './checked/checked.ts'
import { createConcierge } from './concierge/concierge.ts'
import type { AnswerContext } from './grounded/context.ts'
import { grounded } from './grounded/grounded.ts'
import type { ModelSettings } from './settings.ts'
import { createTranscribe, withTranscription } from './transcription.ts'
import { RETRY_DELAYS_MS } from './vendors/ask.ts'
import { mediaLimits } from './vendors/media.ts'
import { type VendorName, vendors } from './vendors/vendors.ts'

type Connecting = { settings: ModelSettings; onCorrection: OnCorrection; retryDelaysMs: readonly number[] }
type Listed = { key: string; name: string; model: Model | undefined }

/** The models of this service: the concierge, which needs no key, and those of the configured vendors. */
export function createModels(
  settings: ModelSettings,
  onCorrection: OnCorrection = () => undefined,
  retryDelaysMs: readonly number[] = RETRY_DELAYS_MS,
): Models {
  const names = Object.keys(vendors) as VendorName[]
  const ofVendor = (name: VendorName) => modelsOf(name, { settings, onCorrection, retryDelaysMs })
  const all = [builtIn(createConcierge()), ...names.flatMap(ofVendor)]
  const listed = all.map(({ key, name, model }) => ({ key, name, usable: model !== undefined }))
  const transcribe = createTranscribe(settings.transcription, retryDelaysMs)
  const models = new Map(
    all.map(({ key, model }) => [key.toLowerCase(), model && withTranscription(model, transcribe)]),
  )
  const byKey = (key: string) => models.get(key.toLowerCase())

  const standard = byKey(settings.defaultKey)
  if (standard === undefined) {
    const keys = listed.flatMap(({ key, usable }) => (usable ? [key] : []))
    throw new Error(`DEFAULT_MODEL: ${settings.defaultKey} is not usable; use one of ${keys.join(', ')}`)
  }
  return { list: () => listed, byKey, defaultKey: standard.key }
}

const builtIn = (model: Model): Listed => ({ key: model.key, name: model.name, model })

/** A vendor's models: those configured or, if none is, the well-known ones. */
function modelsOf(name: VendorName, { settings, onCorrection, retryDelaysMs }: Connecting): Listed[] {
  const { known, accepts, connect } = vendors[name]
  const ofVendor = settings[name]
  const reach = connect(ofVendor)
  const { steps, promptTokens, answerTokens, answerTimeoutMs, checkAnswers } = settings
  const { firstTimeoutMs: firstMs, idleTimeoutMs: idleMs } = settings
  const timeouts = { firstMs, idleMs, retryDelaysMs }
  const limits = { steps, promptTokens, answerTokens, answerTimeoutMs, media: mediaLimits[name], timeouts }
  return (ofVendor.models.length > 0 ? ofVendor.models : known).map((id) => {
    const model = { key: `${name}/${id}`, name: id, accepts: accepts(id, ofVendor) }
    const check = (context: AnswerContext) =>
      checkAnswers ? checked(model.key, context, onCorrection) : passThroughChecker
    return { ...model, model: reach && grounded(model, { ...limits, vendor: reach(id), check }) }
  })
}
