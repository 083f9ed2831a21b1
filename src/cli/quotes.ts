import { publicStatements } from '../models/concierge/business/quotable.ts'
import { storeCommand } from './command.ts'
import { chatbotOf } from './tenants.ts'

export const listQuotes = storeCommand('quotes', {
  description: 'List what the concierge may quote of a SystemMessage; all else of it stays inside',
  args: { serial: { type: 'positional', description: 'serial number of the chatbot', required: true } },
  async run({ args, store, io, database }) {
    const { settings } = await chatbotOf(store, args.serial, database)
    const quotes = (await publicStatements(settings.SystemMessage ?? '')).map(({ text }) => text)
    if (args.json === true) return io.out(JSON.stringify(quotes))
    for (const quote of quotes) io.out(quote)
    if (quotes.length === 0) io.out('The concierge quotes nothing of this SystemMessage.')
    io.err(
      'Whatever else customers may read, put it below a line "Public:"; what they must not read, below "Internal:".',
    )
  },
})
