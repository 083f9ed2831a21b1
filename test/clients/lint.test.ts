import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { api } from '../../src/contract/api.ts'
import { examples } from '../../src/contract/examples.ts'
import { createDocument } from '../../src/http/openapi/document.ts'
import { isInstalled } from './generated.ts'

const document = await createDocument(api, examples)
/** A package that is installed for these tests alone. */
const load = (name: string) => import(pathToFileURL(resolve('test/clients/node_modules', name)).href)

describe.skipIf(!isInstalled)('the API document has nothing to complain about', () => {
  test('for redocly', async () => {
    const { createConfig, lintFromString } = await load('@redocly/openapi-core/lib/index.js')
    const problems = await lintFromString({
      source: JSON.stringify(document),
      absoluteRef: 'openapi.json',
      config: await createConfig({ extends: ['recommended'] }),
    })
    expect(problems.map(({ ruleId, message }: Record<string, string>) => `${ruleId}: ${message}`)).toEqual([])
  })

  test('for spectral', async () => {
    const [{ default: core }, { default: rulesets }] = await Promise.all([
      load('@stoplight/spectral-core/dist/index.js'),
      load('@stoplight/spectral-rulesets/dist/index.js'),
    ])
    const spectral = new core.Spectral()
    // Nine tenths of its time; in every run test/http/transport/openapi.test.ts checks the examples by their schemas.
    const rules = process.env['TEST_LONG'] === undefined ? { 'oas3-valid-media-example': 'off' } : {}
    spectral.setRuleset({ extends: [rulesets.oas], rules })
    const problems = await spectral.run(structuredClone(document))
    expect(problems.map(({ code, message }: Record<string, string>) => `${code}: ${message}`)).toEqual([])
  })
})
