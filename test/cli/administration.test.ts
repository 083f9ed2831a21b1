import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCli } from '../../src/cli/cli.ts'
import { identify } from '../../src/core/keys/keys.ts'
import { aListing } from '../sim/service/listing.ts'
import { createPorchlight, type Porchlight } from './porchlight.ts'

let porchlight: Porchlight
beforeEach(async () => {
  porchlight = await createPorchlight()
})
afterEach(() => porchlight.close())

test('a workspace is created once', async () => {
  expect((await porchlight.run('workspaces', 'create', 'north')).code).toBe(0)
  expect(await porchlight.run('workspaces', 'create', 'north')).toMatchObject({
    code: 1,
    err: 'There is a workspace named north already.',
  })
  const { out } = await porchlight.run('workspaces', 'list', '--json')
  expect(JSON.parse(out)).toMatchObject([{ name: 'main' }, { name: 'north' }])
})

test('a key is printed alone, works, is listed by its first letters only, and is refused once revoked', async () => {
  const { out: key } = await porchlight.run('keys', 'create', '--workspace', 'main', '--kind', 'session')
  const known = await identify(porchlight.store, key)
  expect(known).toMatchObject({ kind: 'session' })
  const listed = (await porchlight.run('keys', 'list')).out
  expect(listed).toContain(key.slice(0, 15))
  expect(listed).not.toContain(key)
  expect((await porchlight.run('keys', 'revoke', String(known?.id))).code).toBe(0)
  expect(await identify(porchlight.store, key)).toBeUndefined()
  expect(JSON.parse((await porchlight.run('keys', 'list', '--json')).out)).toEqual([])
  expect((await porchlight.run('keys', 'revoke', String(known?.id))).code).toBe(1)
})

test('a key for a workspace that is not there fails', async () => {
  expect(await porchlight.run('keys', 'create', '--workspace', 'south', '--kind', 'secret')).toMatchObject({
    code: 1,
    err: expect.stringContaining('npm run porchlight -- workspaces list'),
  })
})

test('chatbots are listed with their workspace and their listings counted', async () => {
  await porchlight.listings.insert([aListing(), aListing()])
  const { out } = await porchlight.run('chatbots', 'list')
  expect(out.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['SERIAL', 'NAME', 'WORKSPACE', 'LISTINGS'],
    ['shop', 'The shop', 'main', '2'],
  ])
})

test('what may be quoted of a system message is listed, the rest is not', async () => {
  const SystemMessage = [
    'Our office is at 12 Elm Street. The owner of 4 Lake Rd is getting divorced.',
    'Opening hours:',
    '- Monday: 9 to 5',
    'Public:',
    'Our heron is called Gus.',
  ].join('\n')
  const { workspaceId } = (await porchlight.store.chatbots.bySerial('shop')) ?? { workspaceId: 0 }
  await porchlight.store.chatbots.insert({ workspaceId, serialNumber: 'talks', settings: { SystemMessage } })

  const { out, err } = await porchlight.run('chatbots', 'quotes', 'talks')
  expect(out).toBe('Our office is at 12 Elm Street.\nOpening hours: Monday: 9 to 5\nOur heron is called Gus.')
  expect(err).toContain('"Public:"')
  expect((await porchlight.run('chatbots', 'quotes', 'shop')).out).toBe(
    'The concierge quotes nothing of this SystemMessage.',
  )
  expect(JSON.parse((await porchlight.run('chatbots', 'quotes', 'talks', '--json')).out)).toHaveLength(3)
  expect(await porchlight.run('chatbots', 'quotes', 'none')).toMatchObject({
    code: 1,
    err: expect.stringContaining('npm run porchlight -- chatbots list'),
  })
})

test.each([
  [[], 'porchlight import|export|backup|doctor|move|verify|events|chatbots|workspaces|keys'],
  [['sell'], 'Unknown command sell'],
  [['impotr'], 'Unknown command impotr; did you mean import?'],
  [['keys', 'lend'], 'porchlight keys create|list|revoke'],
  [['keys', 'create', '--workspace', 'main', '--kind', 'golden'], 'secret, session'],
  [['keys', 'revoke', 'all'], '"all" is no ID'],
  [['import', 'homes.csv'], '--chatbot'],
  [['import', '--chatbot', 'shop'], 'FILE'],
  [['chatbots', 'list', 'all'], '"all" is one word too many'],
])('wrong use (%j) answers 2 and says what to do', async (argv, message) => {
  expect(await porchlight.run(...argv)).toMatchObject({ code: 2, err: expect.stringContaining(message), out: '' })
})

test.each([[['workspaces', 'create', '--help']], [['help', 'workspaces', 'create']]])(
  '%j shows the usage of the command it is asked of',
  async (argv) => {
    const { code, out } = await porchlight.run(...argv)
    expect(code).toBe(0)
    expect(out).toContain('porchlight workspaces create [OPTIONS] <NAME>')
  },
)

test('settings that are not valid fail by name', async () => {
  const err: string[] = []
  const io = {
    environment: { PORT: 'high' },
    out: () => {},
    err: (line: string) => void err.push(line),
    status: undefined,
  }
  expect(await runCli(['workspaces', 'list'], io)).toBe(1)
  expect(err.join('\n')).toContain('PORT')
})

test('a database that cannot be opened fails with the reason, not with a stack', async () => {
  const err: string[] = []
  const folder = dirname(porchlight.write('a-file', 'no folder'))
  mkdirSync(join(folder, 'other'))
  writeFileSync(join(folder, 'other', 'porchlight.sqlite'), 'no database at all, but long enough to be looked into')
  const io = {
    environment: { DATA_DIR: join(folder, 'other') },
    out: () => {},
    err: (line: string) => void err.push(line),
    status: undefined,
  }
  expect(await runCli(['workspaces', 'list'], io)).toBe(1)
  expect(err).toEqual([
    expect.stringMatching(/^The database could not be opened. .+other\/porchlight.sqlite: file is not/),
  ])
})

test('where no database is none is made, and it is said where it was looked for', async () => {
  const err: string[] = []
  const folder = join(dirname(porchlight.write('a-file', '')), 'nowhere')
  const io = {
    environment: { DATA_DIR: folder },
    out: () => {},
    err: (line: string) => void err.push(line),
    status: undefined,
  }
  expect(await runCli(['workspaces', 'create', 'north'], io)).toBe(1)
  expect(err.join()).toContain(`There is no database at ${join(folder, 'porchlight.sqlite')}; set DATA_DIR`)
  expect(existsSync(folder)).toBe(false)
  const within = { ...io, environment: { DATA_DIR: join(porchlight.path('a-file'), 'data') } }
  expect(await runCli(['workspaces', 'list'], within)).toBe(1)
  expect(err.at(-1)).toMatch(/a-file\/data\/porchlight.sqlite: a part of the path is a file, not a folder\.$/)
  expect((await porchlight.run('export', 'x.csv', '--chatbot', 'NONE')).err).toContain(
    'porchlight.sqlite has the serial',
  )
})

test.each(['north', 'Zürich', 'north east', `it's "$HOME"`])(
  'the command that a new workspace %s is told works as it stands',
  async (name) => {
    const { out } = await porchlight.run('workspaces', 'create', name)
    const [, command = ''] = / -- (keys create .*)$/.exec(out) ?? []
    const words = spawnSync('sh', ['-c', `printf '%s\\n' ${command}`], { encoding: 'utf8' })
      .stdout.trim()
      .split('\n')
    expect((await porchlight.run(...words)).out).toMatch(/^pl_secret_/)
  },
)

test('with --json a failure is JSON too, and said in words on standard error', async () => {
  for (const [code, ...argv] of [
    [1, 'export', 'x.csv', '--chatbot', 'NONE'],
    [1, 'keys', 'revoke', '99'],
    [1, 'import', 'nowhere.csv', '--chatbot', 'shop'],
    [2, 'export', 'x.txt', '--chatbot', 'shop'],
    [2, 'imprt'],
    [2, 'keys', 'list', '--jsonn'],
    [2],
  ] as const) {
    const { out, err, ...ran } = await porchlight.run(...argv, '--json')
    expect(ran.code, argv.join(' ')).toBe(code)
    expect(err.split('\n').at(-1)).toBe((JSON.parse(out) as { error: string }).error)
  }
})

test('names cannot command the terminal, and JSON means what it meant', async () => {
  const name = 'no\u001b]0;pwned\u0007rth\u009b31m\u0085'
  await porchlight.store.workspaces.insert(name)
  const { out } = await porchlight.run('workspaces', 'list')
  expect(out).toContain('no]0;pwnedrth31m')
  const json = (await porchlight.run('workspaces', 'list', '--json')).out
  expect((JSON.parse(json) as { name: string }[]).map((workspace) => workspace.name)).toContain(name)
  // oxlint-disable-next-line no-control-regex
  for (const text of [out, json]) expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/)
})

test('a reader that closes the pipe early, as head does, ends the program without a word', async () => {
  const child = spawn(process.execPath, ['src/cli/main.ts', '--help'], { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.destroy()
  let said = ''
  child.stderr.on('data', (piece: Buffer) => (said += piece.toString()))
  const [code] = (await once(child, 'close')) as [number]
  expect({ code, said }).toEqual({ code: 0, said: '' })
})

test('output that cannot be written is told in words', () => {
  const stdout = openSync('/dev/full', 'w')
  const { status, stderr } = spawnSync(process.execPath, ['src/cli/main.ts', '--help'], {
    stdio: ['ignore', stdout, 'pipe'],
    encoding: 'utf8',
  })
  closeSync(stdout)
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'What this command prints cannot be written: the disk is full.\n',
  })
})

test('a command goes on though nobody reads its messages', async () => {
  const child = spawn(process.execPath, ['src/cli/main.ts', 'imprt'], { stdio: ['ignore', 'ignore', 'pipe'] })
  child.stderr.destroy()
  expect(await once(child, 'close')).toEqual([2, null])
})
