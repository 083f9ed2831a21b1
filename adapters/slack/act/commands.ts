import type { SlackDesk } from '../desk/desk.ts'
import type { People } from '../people.ts'
import { forgetMessage, textMessage } from '../show/blocks.ts'
import { pageMessage } from '../show/listing-cards.ts'
import { watchMessage } from '../show/watch-messages.ts'
import type { SlackWords } from '../words.ts'
import { beginDesk, endDesk } from './desks.ts'
import { searchDialog } from './dialogs.ts'
import type { Interaction } from './interaction.ts'
import { report } from './report.ts'
import { ask } from './respond.ts'

/** A slash command. `dialogContext`: the encoded context for a dialog that it opens. */
type Command = Interaction & {
  text: string
  trigger: string
  dialogContext: string
  people: People
  desk: SlackDesk
}

/** Handlers of slash commands by name. */
export const commands: Record<string, (command: Command) => Promise<void>> = {
  '/ask': (command) => (command.text === '' ? help(command) : ask(command, command.text)),
  async '/listings'(command) {
    if (command.text === '') return openSearch(command)
    const found = await command.on.listings.find(command.visitor, { Query: command.text })
    await command.replyEphemeral(pageMessage(found, command.words, { share: true }))
  },
  async '/porchlight'(command) {
    const [verb = '', ...rest] = command.text.split(/\s+/)
    const name = verb.toLowerCase()
    await (isSubcommand(name) ? subcommands[name].run(command, rest) : help(command))
  },
}

type Subcommand = { help: (words: SlackWords) => string; run: (command: Command, rest: string[]) => Promise<void> }

/** What `/porchlight` does by the word after it, in the order of the help. */
const subcommands = {
  watches: {
    help: ({ watching }) => watching.command,
    run: async ({ on, visitor, replyEphemeral }) => replyEphemeral(watchMessage(await on.watches.list(visitor, 1))),
  },
  use: { help: ({ chooseChatbot }) => chooseChatbot, run: use },
  desk: { help: ({ desks }) => desks.help, run: (command, rest) => desk(command, rest.join(' ').toLowerCase()) },
  report: { help: ({ reports }) => reports.help, run: (command, [period]) => report(command, period) },
  forget: {
    help: (words) => words.commands.forget,
    run: ({ replyEphemeral, words }) => replyEphemeral(forgetMessage(words)),
  },
} satisfies Record<string, Subcommand>
const isSubcommand = (name: string): name is keyof typeof subcommands => Object.hasOwn(subcommands, name)

export async function openSearch({
  calls,
  workspace,
  words,
  trigger,
  dialogContext,
}: Pick<Command, 'calls' | 'workspace' | 'words' | 'trigger' | 'dialogContext'>) {
  const args = { trigger_id: trigger, view: searchDialog(words, dialogContext) }
  await calls({ workspace, method: 'views.open', lane: 'final', args })
}

/** An unknown word sets no desk: it may have been meant to end one. */
async function desk(command: Command, wanted: string): Promise<void> {
  if (wanted === 'off') return endDesk(command)
  if (wanted === '' || wanted === 'here') return beginDesk(command)
  await help(command)
}

const help = ({ replyEphemeral, words }: Command) => replyEphemeral(textMessage(helpText(words)))

async function use(
  { workspace, visitor, on, words, replyEphemeral, people }: Command,
  [serialNumber, all]: string[],
): Promise<void> {
  const { isManager } = await people.find(workspace, visitor.person)
  if (!isManager) return replyEphemeral(textMessage(words.managersOnly))
  const chatbots = await on.chatbots.all(visitor.place)
  if (!chatbots.some((one) => one.serialNumber === serialNumber))
    return replyEphemeral(textMessage(words.chatbots(chatbots.map((one) => `- \`${one.serialNumber}\` ${one.Name}`))))
  const everywhere = all?.toLowerCase() === 'all'
  const place = everywhere ? { ...visitor.place, channel: '' } : visitor.place
  await on.chatbots.use(place, serialNumber)
  const { Name } = await on.chatbots.at(place)
  await replyEphemeral(textMessage(words.inWorkspace(Name, everywhere)))
}

/** The list of all commands in the person's language. */
export function helpText(words: SlackWords): string {
  const lines = [
    `\`/ask\` ${words.commands.ask}`,
    `\`/listings\` ${words.commands.listings}`,
    ...Object.entries(subcommands).map(([name, { help: say }]) => `\`/porchlight ${name}\` ${say(words)}`),
  ]
  return [words.help, ...lines.map((line) => `- ${line}`), words.inThreads].join('\n')
}
