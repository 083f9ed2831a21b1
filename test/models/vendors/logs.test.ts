import { afterEach, describe, expect, test } from 'vitest'
import { createModels } from '../../../src/models/models.ts'
import { defaultModelSettings } from '../../../src/models/settings.ts'
import { startAnthropic } from '../../sim/models/anthropic.ts'
import { startGoogle } from '../../sim/models/google.ts'
import { startOpenAi } from '../../sim/models/openai.ts'
import { type Act, type SimVendor, saying } from '../../sim/models/vendor.ts'
import { aListing } from '../../sim/service/listing.ts'
import { createLogCapture } from '../../sim/service/log.ts'
import { type Service, startService } from '../../sim/service/service.ts'

let vendor: SimVendor
let service: Service
afterEach(async () => {
  await service.stop()
  await vendor.close()
})

/** One word for each place that people write to; none may ever stand in a log. */
const canaries = {
  question: 'canary-question-4711',
  earlier: 'canary-earlier-4712',
  system: 'canary-system-4713',
  listing: 'canary-listing-4714',
  answer: 'canary-answer-4715',
  key: 'canary-key-4716',
  /** words of a question that are too short to be told from others */
  short: 'Ann is ill',
}
const all = Object.values(canaries).join(' ')
/** What a server was sent, and may quote in an error. */
const sent = [canaries.question, canaries.earlier, canaries.system, canaries.key, canaries.short].join(' ')
const quoting = { error: { message: `You wrote: ${sent}`, type: 'invalid_request_error', code: 400 } }

const malformed: [what: string, acts: [Act, ...Act[]]][] = [
  ['an event that is no JSON', [saying({ raw: `data: {"choices": "${all}\n\n` })]],
  [
    'an event that is no JSON behind words',
    [saying(canaries.answer, { raw: `data: {"choices": [${all}\n\n` }, ' then')],
  ],
  [
    'an event of another shape',
    [saying({ raw: `data: {"type":["${all}"],"candidates":"${all}","choices":"${all}"}\n\n` }, { cut: true })],
  ],
  [
    'an error in the answer',
    [saying({ raw: `data: ${JSON.stringify({ type: 'error', ...quoting })}\n\n` }, { cut: true })],
  ],
  ['an error in words', [saying({ raw: `data: failed on ${sent}\n\n` }, { cut: true })]],
  ['a refusal', [{ status: 400, body: quoting }]],
  ['a failure', [{ status: 500, body: quoting }]],
  ['a refusal that is no JSON', [{ status: 400, headers: { 'content-type': 'text/plain' }, body: all }]],
  ['an answer that breaks off', [saying(canaries.answer, { cut: true })]],
  ['arguments that are no JSON', [saying({ call: 'search_listings', input: all }), saying(canaries.answer)]],
]

describe.each([
  ['openai', startOpenAi],
  ['anthropic', startAnthropic],
  ['google', startGoogle],
] as const)('nothing that people wrote is logged when %s sends', (name, startSim) => {
  test.each(malformed)('%s', async (_what, acts) => {
    vendor = await startSim(saying('Well.'), ...acts)
    const log = createLogCapture()
    service = await startService({
      logTo: log.destination,
      models: createModels(
        {
          ...defaultModelSettings,
          defaultKey: `${name}/sim`,
          [name]: { apiKey: canaries.key, baseUrl: vendor.url, models: ['sim'] },
        },
        undefined,
        [1, 1],
      ),
    })
    const SerialNumber = await service.data<string>('/chat/Chatbot/Add', { SystemMessage: canaries.system })
    await service.data('/chat/Chatbot/RealEstateCreate', {
      SerialNumber,
      ...aListing({ Description: canaries.listing }),
    })
    const sessionID = await service.openSession({ serialNumber: SerialNumber })
    const ask = (content: string) => service.post('/chat/Chat/ClientAsk', { sessionID, content })
    await ask(canaries.earlier)
    await ask(`${canaries.question}. ${canaries.short}`)
    await service.stop()
    const logged = log.text()
    expect(logged).toContain('ClientAsk')
    for (const canary of Object.values(canaries)) expect(logged).not.toContain(canary)
    expect(logged).not.toMatch(/canary-/)
    service = await startService()
  })
})
