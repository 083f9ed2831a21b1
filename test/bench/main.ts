import { cpus } from 'node:os'
import { benchAnswers } from './answers.ts'
import { benchConcierge } from './concierge.ts'
import { benchDiscord } from './discord/discord.ts'
import { benchHandOver } from './handover.ts'
import { benchListings } from './listings/listings.ts'
import { benchNeighbour } from './listings/neighbour.ts'
import { benchModels } from './models/models.ts'
import { benchParse } from './parse.ts'
import { benchIdle } from './service/idle.ts'
import { benchService } from './service/requests.ts'
import { benchStreams } from './service/streams.ts'
import { benchSlack } from './slack/slack.ts'
import { benchWatches } from './watches.ts'

/** Each benchmark by name: `npm run bench` runs all of them, `npm run bench -- service` one. */
const benches: Record<string, () => Promise<void>> = {
  service: benchService,
  idle: benchIdle,
  listings: benchListings,
  neighbour: benchNeighbour,
  streams: benchStreams,
  models: benchModels,
  slack: benchSlack,
  answers: benchAnswers,
  concierge: benchConcierge,
  discord: benchDiscord,
  parse: benchParse,
  watches: benchWatches,
  handover: benchHandOver,
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => benches[name] === undefined)
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are: ${Object.keys(benches).join(', ')}.`)
  process.exit(2)
}

console.log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}\n`)
for (const name of chosen.length > 0 ? chosen : Object.keys(benches)) await benches[name]?.()
