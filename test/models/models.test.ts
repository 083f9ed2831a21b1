import { expect, test } from 'vitest'
import { createModels } from '../../src/models/models.ts'
import { defaultModelSettings } from '../../src/models/settings.ts'

const models = createModels(defaultModelSettings)

test('the concierge comes first and can be used without any key', () => {
  expect(models.list()[0]).toEqual({ key: 'porchlight/concierge', name: 'concierge', usable: true })
  expect(models.byKey('Porchlight/Concierge')?.name).toBe('concierge')
})

test('a model that wants a key is known but not given out', () => {
  expect(models.list()).toContainEqual({ key: 'openai/gpt-4o', name: 'gpt-4o', usable: false })
  expect(models.byKey('openai/gpt-4o')).toBeUndefined()
})

test('a default model that cannot be used is refused at the start, with those that can', () => {
  expect(() => createModels({ ...defaultModelSettings, defaultKey: 'openai/gpt-4o' })).toThrow(
    'DEFAULT_MODEL: openai/gpt-4o is not usable; use one of porchlight/concierge',
  )
})
