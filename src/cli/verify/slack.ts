import { type Assumption, type CheckRun, type OtherChannel, rateAssumption } from './checks.ts'
import { createSlackCalls, type SlackCalls, said, tsOf } from './slack-calls.ts'
import { fileChecks } from './slack-files.ts'
import { messageAssumptions } from './slack-messages.ts'
import { streamAssumptions } from './slack-streams.ts'

/**
 * Where the checks run. `person`: the recipient of streams. `seconds`: the duration of a stream. `others`: more
 * channels by their kind.
 */
type SlackTarget = {
  apiUrl: string
  token: string
  channel: string
  person: string | undefined
  others: OtherChannel[]
  seconds: number
}

/** Checks Porchlight's assumptions about Slack in a channel that the app is a member of. */
export function slackChecks({ others, person, seconds, ...place }: SlackTarget): CheckRun {
  const slack = createSlackCalls(place)
  const files = fileChecks(slack)
  return {
    assumptions: [
      ...messageAssumptions(slack),
      ...files.assumptions,
      ...streamAssumptions(slack, { person, seconds }),
      ...others.map((other) => channelAssumption(slack, other)),
      rateAssumption('Slack', slack.timesLimited),
    ],
    async cleanUp() {
      await files.cleanUp()
      await slack.deletePosted()
    },
  }
}

const channelAssumption = ({ call }: SlackCalls, { kind, channel }: OtherChannel): Assumption => ({
  about: `a post, an edit and a look in ${kind}`,
  believed: 'ok, ok, ok',
  look: async () => {
    const answer = await call('chat.postMessage', { channel, text: 'Porchlight is trying.' })
    const ts = tsOf(answer)
    const change = await call('chat.update', { channel, ts, text: 'Porchlight has tried.' })
    return [answer, change, await call('conversations.replies', { channel, ts })].map(said).join(', ')
  },
})
