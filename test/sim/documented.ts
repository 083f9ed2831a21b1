import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { api } from '../../src/contract/api.ts'
import { examples } from '../../src/contract/examples.ts'
import { createDocument } from '../../src/http/openapi/document.ts'

const document = await createDocument(api, examples)
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema({ $id: 'openapi', ...document })
const checks = new Map<string, ValidateFunction>()

/** Throws if the OpenAPI document does not promise this answer for the path: its status, its Code and the shape of its Data. */
export function assertDocumented(path: string, status: number, envelope: unknown): void {
  const responses = document.paths[path]?.['post']?.responses
  if (responses === undefined) return
  const response = responses[status]
  if (response === undefined) throw new Error(`${path} answered ${status}, which the OpenAPI document does not list`)
  const pointer = '$ref' in response ? response.$ref : `#/paths/${escaped(path)}/post/responses/${status}`
  const check = checks.get(pointer) ?? ajv.compile({ $ref: `openapi${pointer}/content/application~1json/schema` })
  checks.set(pointer, check)
  if (check(envelope)) return
  const where = ajv.errorsText(check.errors, { dataVar: 'answer' })
  throw new Error(`${path} answered ${status} otherwise than the OpenAPI document promises: ${where}`)
}

const escaped = (path: string): string => path.replaceAll('~', '~0').replaceAll('/', '~1')
