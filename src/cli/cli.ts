import { stripVTControlCharacters } from 'node:util'
import { type CommandDef, defineCommand, renderUsage, runCommand } from 'citty'
import { closestSpelling, withoutControls } from '../contract/text.ts'
import { expectedFailure } from './command.ts'
import { type Io, printableJson } from './io.ts'

/**
 * Runs one command. Returns the exit code: 0 success, 1 failure, 2 wrong use. With --json, a failure that printed nothing else
 * prints `{"error": …}`.
 */
export async function runCli(argv: string[], terminal: Io): Promise<number> {
  const isJson = argv.includes('--json')
  let hasPrinted = false
  const out = (line: string) => {
    hasPrinted = true
    terminal.out(line)
  }
  const io = safeIo({ ...terminal, out }, isJson ? printableJson : withoutControls)
  const root = program(io)
  if (argv.includes('--help') || argv.includes('-h') || argv[0] === 'help') {
    io.out(await usage(root, argv[0] === 'help' ? argv.slice(1) : argv))
    return 0
  }
  try {
    await runCommand(await root.command(), { rawArgs: argv })
    return 0
  } catch (error) {
    const failure = expectedFailure(error)
    if (failure === undefined) throw error
    if (failure.code === 2) io.err(await usage(root, argv))
    const message = `${stripVTControlCharacters(failure.message)}${suggestion(root, argv)}`
    io.err(message)
    if (isJson && !hasPrinted) io.out(JSON.stringify({ error: message }))
    return failure.code
  }
}

/** "; did you mean import?" for a misspelt command, else "". */
function suggestion(root: Node, argv: string[]): string {
  const { node, rest } = namedBy(argv, root)
  const near = rest[0] === undefined ? undefined : closestSpelling(rest[0], Object.keys(node.children))
  return near === undefined ? '' : `; did you mean ${near}?`
}

/** The command that the arguments name, or the last group among them; the words that name it, and those after them. */
function namedBy(argv: string[], root: Node): { node: Node; path: string[]; rest: string[] } {
  let node = root
  for (const [index, word] of argv.entries()) {
    const next = node.children[word]
    if (next === undefined) return { node, path: argv.slice(0, index), rest: argv.slice(index) }
    node = next
  }
  return { node, path: argv, rest: [] }
}

/**
 * The same output, but without control characters: names and cells must not command the terminal. `printable`: a line of it. Lines
 * clear the status line, which they would otherwise be written behind.
 */
function safeIo({ out, err, status, ...others }: Io, printable: (line: string) => string): Io {
  let isStatusShown = false
  function show(text: string): void {
    isStatusShown = text !== ''
    status?.(withoutControls(text))
  }
  function clearStatus(): void {
    if (isStatusShown) show('')
  }
  return {
    ...others,
    out(line) {
      clearStatus()
      out(printable(line))
    },
    err(line) {
      clearStatus()
      err(withoutControls(line))
    },
    status: status && show,
  }
}

type Node = { command: () => Promise<CommandDef>; children: Record<string, Node> }

function group(name: string, description: string, children: Record<string, Node>): Node {
  const subCommands = Object.fromEntries(Object.entries(children).map(([word, { command }]) => [word, command]))
  return { command: async () => defineCommand({ meta: { name, description }, subCommands }), children }
}

const chatbots = () => import('./chatbots.ts')
const workspaces = () => import('./workspaces.ts')

/** All commands. What one needs is loaded when it is named: all together take a second. */
function program(io: Io): Node {
  const leaf = (load: () => Promise<(io: Io) => CommandDef>): Node => ({
    command: async () => (await load())(io),
    children: {},
  })
  return group('porchlight', 'Look after a Porchlight service', {
    import: leaf(async () => (await import('./listings/import.ts')).importCommand),
    export: leaf(async () => (await import('./listings/export.ts')).exportCommand),
    backup: leaf(async () => (await import('./backup/backup.ts')).backupCommand),
    doctor: leaf(async () => (await import('./doctor/doctor.ts')).doctorCommand),
    move: leaf(async () => (await import('./move.ts')).moveCommand),
    verify: leaf(async () => (await import('./verify/verify.ts')).verifyCommand),
    events: leaf(async () => (await import('./events.ts')).eventsCommand),
    chatbots: group('chatbots', 'The chatbots of the service', {
      list: leaf(async () => (await chatbots()).listChatbots),
      add: leaf(async () => (await chatbots()).addFromFile),
      show: leaf(async () => (await chatbots()).showChatbot),
      edit: leaf(async () => (await chatbots()).editFromFile),
      remove: leaf(async () => (await chatbots()).removeChatbot),
      quotes: leaf(async () => (await chatbots()).listQuotes),
    }),
    workspaces: group('workspaces', 'The businesses that share the service', {
      create: leaf(async () => (await workspaces()).createWorkspace),
      list: leaf(async () => (await workspaces()).listWorkspaces),
    }),
    keys: group('keys', 'The keys that callers of the API send', {
      create: leaf(async () => (await workspaces()).createKey),
      list: leaf(async () => (await workspaces()).listKeys),
      revoke: leaf(async () => (await workspaces()).revokeKey),
    }),
  })
}

/** The usage of the command that the arguments name, or of the last group among them. */
async function usage(root: Node, argv: string[]): Promise<string> {
  const { node, path } = namedBy(argv, root)
  const parent = defineCommand({ meta: { name: ['porchlight', ...path.slice(0, -1)].join(' ') } })
  return stripVTControlCharacters(await renderUsage(await node.command(), path.length > 0 ? parent : undefined))
}
