import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Document } from '../../src/http/openapi/types.ts'

const here = resolve('test/clients')
/** Whether the generators are there: they are large, and nobody but these tests needs them. */
export const isInstalled = existsSync(join(here, 'node_modules'))
if (!isInstalled) console.log('npm ci --prefix test/clients was not run: generated clients are not tried.')

/**
 * One operation as a generated client is called: the function's name, the method, the path and the JSON it sends. `streams`: its
 * answer may come as lines; events never end.
 */
export type Call = { name: string; method: string; path: string; body: unknown; isUpload: boolean; streams: boolean }

/** Every operation of the document but those at signed addresses of files. */
export const callsOf = ({ paths }: Document): Call[] =>
  Object.entries(paths)
    .filter(([path]) => path.startsWith('/chat/'))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId, requestBody, responses }]) => {
        const success = responses['200']
        return {
          name: operationId.charAt(0).toLowerCase() + operationId.slice(1),
          method,
          path,
          body: requestBody?.content['application/json']?.example,
          isUpload: requestBody?.content['multipart/form-data'] !== undefined,
          streams: success !== undefined && 'content' in success && 'application/x-ndjson' in success.content,
        }
      }),
    )

/** A folder of a customer, with the API document and the packages that the generators bring. */
export async function openFolder(document: Document) {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-client-'))
  await symlink(join(here, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document))
  return {
    generate: (program: string, ...flags: string[]) =>
      execFileSync(join(here, 'node_modules', '.bin', program), flags, { cwd: folder, encoding: 'utf8' }),
    write: (name: string, text: string) => writeFile(join(folder, name), text),
    /** Fails with what the compiler says where the program and the client do not fit. */
    compile(...files: string[]) {
      const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler']
      const more = ['--target', 'esnext', '--lib', 'esnext,dom,dom.iterable', '--allowImportingTsExtensions']
      const types = ['--types', 'node', '--typeRoots', resolve('node_modules/@types')]
      const { status, stdout } = spawnSync(resolve('node_modules/.bin/tsc'), [...flags, ...more, ...types, ...files], {
        cwd: folder,
        encoding: 'utf8',
      })
      if (status !== 0) throw new Error(stdout)
    },
    /** Runs the program with the service's address and the key, and gives what it prints. */
    async run(file: string, url: string, key: string): Promise<string> {
      // tsx also runs what generators write for bundlers: imports without endings.
      const loader = ['--import', import.meta.resolve('tsx')]
      // Not synchronously: the service answers from this very process.
      return (await promisify(execFile)(process.execPath, [...loader, file, url, key], { cwd: folder })).stdout
    },
    remove: () => rm(folder, { recursive: true }),
  }
}
