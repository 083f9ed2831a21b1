import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { specificationCheck } from '../discord/rest/openapi.ts'
import type { Collected } from './collect.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * What does not fit: requests to Discord by its OpenAPI document, where that lies in TEST_DATA_DIR; to Slack by the types of
 * arguments in `@slack/web-api`.
 */
export async function misfitsOf(requests: Collected[]): Promise<string[]> {
  const of = (wanted: string) => requests.filter(({ platform }) => platform === wanted)
  // Another process checks those to Slack meanwhile.
  const slack = slackMisfits(of('Slack'))
  const discord = discordMisfits(of('Discord'))
  return [...discord, ...(await slack)]
}

function discordMisfits(requests: Collected[]): string[] {
  const check = specificationCheck()
  return requests.flatMap(({ what, body }) => {
    const [method = '', path = ''] = what.split(' ')
    return check?.(method, path, body) ?? []
  })
}

/** Each request is a line of a program, which TypeScript checks. */
async function slackMisfits(requests: Collected[]): Promise<string[]> {
  if (requests.length === 0) return []
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'requests-'))
  const file = join(folder, 'requests.ts')
  try {
    const lines = requests.map(
      ({ what, body }, index) =>
        `export const call${index}: api.${argumentsOf(what)} = ${JSON.stringify(asGiven(body))}`,
    )
    await writeFile(file, ["import type * as api from '@slack/web-api'", ...lines].join('\n'))
    const printed = await typesOf(file)
    return [...printed.matchAll(/\((\d+),\d+\): (error .*)/g)].map(([, line, error = '']) => {
      const { what, body } = requests[Number(line) - 2] ?? { what: '', body: {} }
      return `Slack ${what}: ${error.slice(0, 300)} in ${JSON.stringify(body).slice(0, 300)}`
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

function typesOf(file: string): Promise<string> {
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--ignoreConfig',
    '--module',
    'nodenext',
    '--types',
    'node',
  ]
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [tsc, ...options, file], { cwd: root, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      // Misfits are no failure of the compiler.
      if (error !== null && !stdout.includes('error TS')) reject(new Error(stderr, { cause: error }))
      else resolve(stdout)
    })
  })
}

/** The name of the type in `@slack/web-api`: `ChatPostMessageArguments` of `chat.postMessage`. */
const argumentsOf = (method: string): string =>
  `${method.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase()).replace('Oauth', 'OAuth')}Arguments`

/** The arguments as they were before they became fields of a form. */
function asGiven(body: unknown): object {
  const known = Object.entries(body ?? {}).filter(([name]) => name !== DOCUMENTED_ONLY)
  const fields = known.map(([name, value]: [string, unknown]) => [name, valueOf(name, value)])
  return Object.fromEntries(fields) as object
}

/** In Slack's reference of `files.getUploadURLExternal`, where the library has `alt_text`. */
const DOCUMENTED_ONLY = 'alt_txt'

function valueOf(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value === 'true' || value === 'false') return value === 'true'
  if (NUMBERS.has(name)) return Number(value)
  return /^[[{]/.test(value) && STRUCTURED.has(name) ? (JSON.parse(value) as unknown) : value
}
const NUMBERS = new Set(['limit', 'length'])
const STRUCTURED = new Set(['blocks', 'chunks', 'files', 'metadata', 'prompts', 'view', 'attachments'])
