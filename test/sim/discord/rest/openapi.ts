import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { dataFile } from '../../data.ts'

type Operation = { requestBody?: { content: Record<string, unknown>; required?: boolean } }
type Document = { paths: Record<string, Record<string, Operation>> }

const METHODS = ['get', 'post', 'put', 'patch', 'delete']
const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))

let check: ReturnType<typeof createCheck> | undefined

/** Checks requests against Discord's OpenAPI document; undefined where discord-openapi.json is not in TEST_DATA_DIR. */
export function specificationCheck(): ReturnType<typeof createCheck> | undefined {
  const file = dataFile('discord-openapi.json')
  return file === undefined ? undefined : (check ??= createCheck(JSON.parse(readFileSync(file, 'utf8')) as Document))
}

/** What does not fit of a request, in words; undefined where all of it does. */
function createCheck(document: Document) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false })
  ajv.addSchema(document, 'discord')
  const routes = Object.entries(document.paths).map(([path, operations]) => ({
    path,
    // A literal step fits better than one that stands for anything.
    variables: path.split('{').length,
    pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
    operations,
  }))
  const compiled = new Map<string, ValidateFunction>()

  return (method: string, path: string, body: unknown): string | undefined => {
    const verb = method.toLowerCase()
    const route = routes
      .filter(({ pattern, operations }) => pattern.test(path) && METHODS.includes(verb) && verb in operations)
      .toSorted((one, other) => one.variables - other.variables)[0]
    if (route === undefined) return `${method} ${path} is no operation of Discord`
    const content = route.operations[verb]?.requestBody?.content
    if (content === undefined || !('application/json' in content)) return undefined
    const pointer = `discord#/paths/${escaped(route.path)}/${verb}/requestBody/content/application~1json/schema`
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: pointer })
    compiled.set(pointer, validate)
    if (validate(asSpecified(body))) return undefined
    return `${method} ${route.path}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body).slice(0, 300)}`
  }
}

/** The document says integer where the documentation says string, and Discord takes both: discord-api-spec #11. */
function asSpecified(body: unknown): unknown {
  if (!Array.isArray(body)) return body
  return body.map((one: object) =>
    'default_member_permissions' in one && typeof one.default_member_permissions === 'string'
      ? { ...one, default_member_permissions: Number(one.default_member_permissions) }
      : one,
  )
}
