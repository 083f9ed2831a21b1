import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '../../../src/store/store.ts'
import { askDoctor } from './ask-doctor.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-doctor-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function keep(...models: (string | undefined)[]) {
  const store = await openStore(join(folder, 'porchlight.sqlite'), Date.now)
  const { id: workspaceId } = await store.workspaces.insert('test')
  for (const [index, Model] of models.entries())
    await store.chatbots.insert({
      workspaceId,
      serialNumber: `S${index}`,
      settings: Model === undefined ? {} : { Model },
    })
  await store.close()
}

test('chatbots whose model cannot be used are named, with what answers in its place', async () => {
  await keep('openai/gpt-4o', undefined, 'porchlight/concierge', 'openai/gpt-4o', 'acme/gone')
  const found = (await askDoctor({ DATA_DIR: folder })).findings.filter(({ check }) => check === 'chatbots')
  expect(found).toMatchObject([
    { state: 'warning', message: 'acme/gone is not usable, but the model of S4' },
    { state: 'warning', message: 'openai/gpt-4o is not usable, but the model of S3, S0' },
  ])
  expect(found[0]?.advice).toContain('until then porchlight/concierge answers')
})

test('with a key for the vendor all is well', async () => {
  await keep('openai/gpt-4o')
  const { of } = await askDoctor({ DATA_DIR: folder, OPENAI_API_KEY: 'k', OPENAI_MODELS: 'gpt-4o' })
  expect(of('chatbots')).toMatchObject({ state: 'ok' })
})
