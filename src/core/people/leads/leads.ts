import type { Api } from '../../../contract/api.ts'
import { KEY_LIFE_MS } from '../../../contract/chat.ts'
import type { Settings } from '../../../contract/chatbot/settings.ts'
import type { Input } from '../../../contract/endpoint.ts'
import type { FieldError } from '../../../contract/envelope.ts'
import { AppError } from '../../../contract/errors.ts'
import { endOfDay, startOfDay } from '../../../contract/fields/times.ts'
import { ITEMS_MAX } from '../../../contract/fields/values.ts'
import { LEADS_MAX, type LeadCreate } from '../../../contract/people/lead.ts'
import { allValid, expectNone, type FieldsByValidity, invalid } from '../../../contract/validation/validate.ts'
import { ownChatbot, settingsOf } from '../../chatbots/chatbots.ts'
import { type Handlers, type Idempotency, idempotencyOf } from '../../handlers.ts'
import type { Models } from '../../ports/models.ts'
import type { NewLead } from '../../ports/people.ts'
import type { Clock, Store } from '../../ports/ports.ts'
import type { Chatbot } from '../../ports/sessions.ts'
import { storedByRepeated } from '../../sessions/idempotency.ts'
import { checkOrigin, sessionOfChatbot } from '../../sessions/sessions.ts'
import { phoneOf } from './contact.ts'
import { countryOf } from './country.ts'
import { answersIn, keepLead, listingsShown, toLeadItem } from './records.ts'

type Deps = { store: Store; models: Models; now: Clock }

export const leadHandlers = ({ store, models, now }: Deps): Pick<Handlers<Api>, 'LeadCreate' | 'LeadList'> => ({
  async LeadCreate(caller, input) {
    const chatbot = await ownChatbot(store, caller, input.serialNumber)
    const settings = settingsOf(chatbot, models)
    checkOrigin(caller, settings)
    const idempotency = idempotencyOf(caller, input)
    const stored = idempotency && (await repeated({ store, now }, chatbot.id, idempotency))
    if (stored) return stored
    const lead = await newLead({ store, now }, { chatbot, settings, input })
    return await store.transaction(async (within) => {
      await within.chatbots.lock(chatbot.id)
      const before = idempotency && (await repeated({ store: within, now }, chatbot.id, idempotency))
      if (before) return before
      const id = (await keepLead(within, lead))?.id
      if (id === undefined) throw new AppError('noSuchSession')
      if (idempotency) await within.leads.useKey({ id, chatbotId: chatbot.id }, idempotency, now() - KEY_LIFE_MS)
      return id
    })
  },

  async LeadList(caller, { serialNumber, startTime, endTime, sessionID }) {
    const chatbot = await ownChatbot(store, caller, serialNumber)
    const from = startOfDay(startTime ?? '') ?? 0
    const until = endTime ? endOfDay(endTime) : Number.MAX_SAFE_INTEGER
    const of = { from, until, limit: LEADS_MAX + 1, ...(sessionID && { sessionId: sessionID }) }
    const leads = await store.leads.list(chatbot.id, of)
    if (leads.length > LEADS_MAX)
      throw new AppError('historyTooLarge', 'There are more leads than one answer holds; narrow startTime and endTime.')
    return leads.map(toLeadItem)
  },
})

/** An error unless a lead has a way to reach the person. */
export function contactErrors({ valid, invalid: bad }: FieldsByValidity<Input<typeof LeadCreate>>): FieldError[] {
  const isGiven = (name: 'Email' | 'Phone') => Boolean(valid[name]?.trim()) || bad.has(name)
  if (isGiven('Email') || isGiven('Phone')) return []
  return [{ Field: 'Email', Message: 'is required unless Phone is given' }]
}

type Submitted = { chatbot: Chatbot; settings: Settings; input: Input<typeof LeadCreate> }

async function newLead({ store, now }: Pick<Deps, 'store' | 'now'>, { chatbot, settings, input }: Submitted) {
  const [name, email, written] = [input.Name, input.Email, input.Phone].map((value) => value?.trim() ?? '')
  expectNone(contactErrors(allValid(input)))
  const listings = store.listings(chatbot.id)
  const session = input.sessionID ? await sessionOfChatbot(store, chatbot, input.sessionID) : undefined
  const listingIds = input.Listings ?? []
  const found = listingIds.length === 0 ? [] : await listings.find('PrimaryId', listingIds.map(String))
  if (found.length < new Set(listingIds).size)
    throw invalid([{ Field: 'Listings', Message: 'must be IDs of listings of this chatbot' }])
  const shown = session ? await listingsShown(await answersIn(store, session.id), listings) : []
  const lead: NewLead = {
    chatbotId: chatbot.id,
    sessionId: session?.id ?? null,
    noticed: false,
    name: name ?? '',
    email: email ?? '',
    phone: written ? phoneOf(written, await countryOf(settings.TimeZone, listings)) : '',
    source: input.Source?.trim() || (session?.source ?? 'http'),
    consent: consentOf(input, now),
    listingIds: [...new Set([...listingIds, ...shown])].slice(0, ITEMS_MAX),
  }
  return lead
}

const consentOf = ({ Consent: given }: Submitted['input'], now: Clock): NewLead['consent'] =>
  given ? { text: given.Text, at: given.Time ? Date.parse(given.Time) : now() } : null

/** Id of the lead stored earlier with the same Idempotency-Key. `useKey` frees the keys that have expired. */
async function repeated({ store, now }: Pick<Deps, 'store' | 'now'>, chatbotId: number, idempotency: Idempotency) {
  const known = await store.leads.byKey(chatbotId, idempotency.key)
  return await storedByRepeated(known, idempotency, { now })
}
