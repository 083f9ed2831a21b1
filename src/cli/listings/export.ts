import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ListingFields } from '../../contract/listings/listing.ts'
import type { ListingStore } from '../../core/ports/listings.ts'
import { bodyLine } from '../../exchange/json.ts'
import { csvHeader, csvLine } from '../../exchange/table.ts'
import { describeSystemError } from '../../guards/system-errors.ts'
import { chatbotOf, chatbotOption } from '../chatbot-option.ts'
import { storeCommand } from '../command.ts'
import { CommandError, type Io, isSystemError, progressBar, UsageError } from '../io.ts'
import { withTemporary } from '../temporary.ts'

export const exportCommand = storeCommand('export', {
  description: 'Write the listings of a chatbot to a file: .csv for spreadsheets, .jsonl with RealEstateCreate bodies',
  args: {
    file: {
      type: 'positional',
      description: 'the file, which is replaced; its ending tells the format',
      required: true,
    },
    chatbot: chatbotOption,
  },
  async run({ args, store, io, database }) {
    const format = formatOf(args.file, args.chatbot)
    const chatbot = await chatbotOf(store, args.chatbot, database)
    const listings = store.listings(chatbot.id)
    const pages = walk(listings, await listings.count({}), io)
    const written = await write({ file: args.file, format, pages, io })
    io.out(
      args.json === true ? JSON.stringify({ file: args.file, written }) : `${args.file}: ${written} listings written.`,
    )
  },
})

type Format = { header: string; line: (listing: ListingFields) => string }

function formatOf(file: string, serialNumber: string): Format {
  const ending = extname(file).toLowerCase()
  if (ending === '.csv') return { header: csvHeader, line: csvLine }
  if (ending === '.jsonl') return { header: '', line: (listing) => bodyLine(serialNumber, listing) }
  throw new UsageError(`${file} must end in .csv or .jsonl.`)
}

/** Listings per read. */
const PAGE = 500

type Writing = { file: string; format: Format; pages: AsyncIterable<ListingFields[]>; io: Io }

/**
 * Writes a temporary file and renames it, so that no incomplete file has the final name. Returns how many listings were written.
 */
async function write({ file, format, pages, io }: Writing): Promise<number> {
  let written = 0
  async function* lines() {
    yield format.header
    for await (const page of pages) {
      written += page.length
      yield page.map(format.line).join('')
    }
  }
  try {
    await withTemporary(file, io, async (part) => {
      await pipeline(lines, createWriteStream(part))
      await rename(part, file)
    })
  } catch (error) {
    if (isSystemError(error)) throw new CommandError(`${file}: ${describeSystemError(error)}`, { cause: error })
    throw error
  }
  return written
}

/** Yields the oldest first, so that an import of the file creates listings in the same order. */
async function* walk(listings: ListingStore, total: number, io: Io): AsyncGenerator<ListingFields[]> {
  let done = 0
  let page = await listings.after(0, PAGE)
  while (page.length > 0) {
    yield page
    done += page.length
    io.status?.(progressBar(done, total))
    page = await listings.after(page.at(-1)?.ID ?? 0, PAGE)
  }
}
