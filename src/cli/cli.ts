import { stripVTControlCharacters } from 'node:util'
import { type CommandDef, defineCommand, renderUsage, runCommand } from 'citty'
import { closestSpelling, withoutControls } from '../contract/text.ts'
import { backupCommand } from './backup/backup.ts'
import { addFromFile, editFromFile, listChatbots, listQuotes, removeChatbot, showChatbot } from './chatbots.ts'
import { expectedFailure } from './command.ts'
import { doctorCommand } from './doctor/doctor.ts'
import { eventsCommand } from './events.ts'
import { type Io, printableJson } from './io.ts'
import { exportCommand } from './listings/export.ts'
import { importCommand } from './listings/import.ts'
import { moveCommand } from './move.ts'
import { createKey, createWorkspace, listKeys, listWorkspaces, revokeKey } from './tenants.ts'
import { verifyCommand } from './verify/verify.ts'

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
    await runCommand(root.command, { rawArgs: argv })
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

type Node = { command: CommandDef; children: Record<string, Node> }

const leaf = (command: CommandDef): Node => ({ command, children: {} })

function group(name: string, description: string, children: Record<string, Node>): Node {
  const subCommands = Object.fromEntries(Object.entries(children).map(([word, { command }]) => [word, command]))
  return { command: defineCommand({ meta: { name, description }, subCommands }), children }
}

const program = (io: Io): Node =>
  group('porchlight', 'Look after a Porchlight service', {
    import: leaf(importCommand(io)),
    export: leaf(exportCommand(io)),
    backup: leaf(backupCommand(io)),
    doctor: leaf(doctorCommand(io)),
    move: leaf(moveCommand(io)),
    verify: leaf(verifyCommand(io)),
    events: leaf(eventsCommand(io)),
    chatbots: group('chatbots', 'The chatbots of the service', {
      list: leaf(listChatbots(io)),
      add: leaf(addFromFile(io)),
      show: leaf(showChatbot(io)),
      edit: leaf(editFromFile(io)),
      remove: leaf(removeChatbot(io)),
      quotes: leaf(listQuotes(io)),
    }),
    workspaces: group('workspaces', 'Who shares the service', {
      create: leaf(createWorkspace(io)),
      list: leaf(listWorkspaces(io)),
    }),
    keys: group('keys', 'The keys that callers of the API send', {
      create: leaf(createKey(io)),
      list: leaf(listKeys(io)),
      revoke: leaf(revokeKey(io)),
    }),
  })

/** The usage of the command that the arguments name, or of the last group among them. */
async function usage(root: Node, argv: string[]): Promise<string> {
  const { node, path } = namedBy(argv, root)
  const parent = defineCommand({ meta: { name: ['porchlight', ...path.slice(0, -1)].join(' ') } })
  return stripVTControlCharacters(await renderUsage(node.command, path.length > 0 ? parent : undefined))
}
