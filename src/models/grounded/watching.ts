import { DateTime } from 'luxon'
import { z } from 'zod'
import { Every, watchDefaults } from '../../contract/listings/watches.ts'
import { understand } from '../../core/listings/understand.ts'
import type { Watching } from '../../core/ports/watches.ts'
import { listingName } from '../concierge/listing/text.ts'
import { describeSearch } from '../concierge/question.ts'
import { hasCriteria, narrowingSuggestions, watchLines } from '../concierge/watching/answers.ts'
import { changeWatches } from '../concierge/watching/change-watches.ts'
import { watchingWords } from '../concierge/watching/words/words.ts'
import { words } from '../concierge/words/words.ts'
import { languageFor } from '../words.ts'
import type { AnswerContext } from './context.ts'
import { defineTool } from './define-tool.ts'

/**
 * What the tools for watches work with: the person's own watches, and the concierge's texts in the person's language.
 */
function openWatching({ prompt, confirmations }: AnswerContext) {
  const { watching } = prompt
  if (watching === undefined) throw new Error('a tool of watches was called where nobody can watch')
  // All questions together, since a single sentence may be too short to detect the language.
  const question = [...prompt.exchanges.map((one) => one.question), prompt.question].join(' ')
  const language = languageFor({ settings: prompt.settings, question })
  return {
    watching,
    language,
    general: words[language],
    own: watchingWords[language],
    /** Confirms an action in the concierge's own text, which the model cannot change. */
    confirm: (text: string): object => {
      confirmations.push(text)
      return { said: text }
    },
  }
}

const watch = defineTool({
  name: 'watch',
  description:
    'The person wants to be told when something happens. A search: put it into Query, in plain words, such as ' +
    '{"Query": "houses in Seattle under 900k"}. One home: its ID in ListingID. The person is told that it is done.',
  input: z
    .strictObject({
      Query: z.string().max(500).nullish(),
      ListingID: z.int().min(1).nullish(),
      Every: Every.nullish().describe('AtOnce unless the person says how often'),
    })
    .refine(({ Query, ListingID }) => ListingID == null || (Query ?? '').trim() === '', {
      message: 'send Query for a search or ListingID for one home; call watch twice for both',
      path: ['Query'],
    }),
  async run({ Query, ListingID, Every: every }, context) {
    const { watching, language, own, general, confirm } = openWatching(context)
    const { listings, now } = context.prompt
    if (typeof ListingID === 'number') {
      const [home] = await listings.find('PrimaryId', [String(ListingID)])
      if (home === undefined) return { error: 'No listing has this ListingID. Call search_listings to find it.' }
      await watching.watchHome(home, every ?? watchDefaults.Every)
      return confirm(own.watchingHome(listingName(home, general)))
    }
    const { parsed, filter } = await understand(listings, Query ?? '', { now })
    const refused = parsed.refused.map(({ said, reason }) => `"${said}": ${reason}`)
    if (!hasCriteria(filter))
      return { error: 'Query names nothing to watch. Ask the person what to watch for.', refused }
    const { isTooWide, count, perDay, narrow } = await watching.watchSearch(
      filter,
      every ?? watchDefaults.Every,
      language,
    )
    const shown = general.number
    if (isTooWide)
      return confirm(
        own.tooWide(
          shown(count),
          shown(perDay),
          await narrowingSuggestions({ listings, words: general }, narrow, filter),
        ),
      )
    return confirm(own.watchingSearch(await describeSearch({ listings, words: general }, filter), shown(count)))
  },
})

const listWatches = defineTool({
  name: 'list_watches',
  description: 'What the person watches, with the WatchIDs that change_watches and stop_watches take.',
  input: z.strictObject({}),
  async run(_args, context) {
    const all = await openWatching(context).watching.list()
    context.figures.add(all.length)
    return all.map(({ id, summary, isPaused }) => ({ WatchID: id, summary, isPaused }))
  },
})

const WatchIDs = z
  .array(z.int().min(1))
  .min(1)
  .max(200)
  .nullish()
  .describe('from list_watches; may be left out where there is only one')

/** The watches that a call means; if there are several, the call must name them. Watches of others are out of reach. */
async function watchesMeant(watching: Watching, ids: number[] | null | undefined) {
  const all = await watching.list()
  const found = ids == null ? (all.length === 1 ? all : []) : all.filter(({ id }) => ids.includes(id))
  return { all, found }
}

const changeWatchesTool = defineTool({
  name: 'change_watches',
  description:
    'Changes how often watches tell, pauses them, or lets them go on. Send one of Every, PauseDays and GoOn.',
  input: z
    .strictObject({
      WatchIDs,
      Every: Every.nullish(),
      PauseDays: z.int().min(1).max(365).nullish(),
      GoOn: z.literal(true).nullish(),
    })
    .refine(({ Every: every, PauseDays, GoOn }) => [every, PauseDays, GoOn].filter((one) => one != null).length === 1, {
      message: 'send one of Every, PauseDays and GoOn',
      path: ['Every'],
    }),
  async run({ WatchIDs: asked, Every: every, PauseDays }, context) {
    const { watching, language, own, general, confirm } = openWatching(context)
    const { all, found } = await watchesMeant(watching, asked)
    if (all.length === 0) return confirm(own.noWatches)
    if (found.length === 0) return { error: 'Say by WatchIDs which of these, or ask the person.', watches: all }
    const pause = async (days: number) => {
      const zone = await watching.timeZone()
      return { until: DateTime.fromMillis(context.prompt.now, { zone }).plus({ days }), hasTime: false }
    }
    const change =
      every != null ? { every } : PauseDays == null ? ('goOn' as const) : { pauseUntil: await pause(PauseDays) }
    return confirm(await changeWatches({ ...context.prompt, watching, language, words: general }, found, change))
  },
})

const stopWatches = defineTool({
  name: 'stop_watches',
  description: 'The person wants to be told no more: ends watches for good.',
  input: z.strictObject({ WatchIDs }),
  async run({ WatchIDs: asked }, context) {
    const { watching, own, general, confirm } = openWatching(context)
    const { all, found } = await watchesMeant(watching, asked)
    if (all.length === 0) return confirm(own.noWatches)
    if (found.length === 0) return confirm(own.whichToStop(watchLines(all, own)))
    await watching.stop(found.map(({ id }) => id))
    return confirm(own.stopped(general.and(found.map(({ summary }) => `**${summary}**`))))
  },
})

/** The tools to create, list, change and stop watches, with the concierge's behaviour. */
export const watchTools = [watch, listWatches, changeWatchesTool, stopWatches]
