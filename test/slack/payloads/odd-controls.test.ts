import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { watchVerbs } from '../../../adapters/bridge/text/controls.ts'
import { buttons } from '../../../adapters/slack/act/buttons.ts'
import { inheritedNames, oddArguments } from '../../sim/bots/odd-arguments.ts'
import { startBot } from '../bot.ts'

type Payload = { name: string; body: { actions: { action_id: string; value: string }[] } }
const payloads = JSON.parse(readFileSync(`${import.meta.dirname}/clicks.json`, 'utf8')) as Payload[]
const pressed = payloads.find(({ name }) => name === 'a button that is not known')?.body

const deskVerbs = ['claim', 'handBack', 'close', 'retry'].map((action) => `desk-${action}`)
const verbs = [...Object.keys(buttons), ...Object.keys(watchVerbs), ...deskVerbs, ...inheritedNames]

test('every button of an older version is answered, whatever stands behind its verb', async () => {
  const { sim, bridge, reported } = await startBot({ settings: { ackMs: 10_000, post: { burst: 1_000, everyMs: 1 } } })
  const { workspace, person, channel } = sim
  const names: Record<string, string> = {
    TEAM: workspace.id,
    BOT: workspace.bot.user,
    ANA: person.id,
    CHANNEL: channel.id,
  }
  names['ROOT3'] = sim.world.add(channel, { user: workspace.bot.user, text: 'Hello', ours: true }).ts
  // What is posted has to keep to Slack's limits, so each verb meets some of the arguments.
  const pairs = verbs.flatMap((verb, turn) =>
    oddArguments.filter((_, index) => (index + turn) % 4 === 0).map((object) => [verb, object] as const),
  )
  for (const [verb, object] of pairs) {
    const { trigger, answerTo } = sim.handle()
    const own: Record<string, string> = { ...names, TRIGGER: trigger, ANSWER: answerTo }
    const text = JSON.stringify(pressed).replaceAll(/\$([A-Z]+\d?)/g, (whole, name: string) => own[name] ?? whole)
    const body = JSON.parse(text) as Payload['body']
    for (const action of body.actions) Object.assign(action, { action_id: `${verb}:${object}`, value: object })
    const before = shownBy()
    await sim.deliver('interactive', body)
    await expect.poll(() => shownBy() > before, { interval: 5, message: `${verb}:${object} gets no answer` }).toBe(true)
  }
  await bridge.idle()
  expect(reported.filter((error) => error instanceof TypeError || error instanceof SyntaxError)).toEqual([])

  function shownBy(): number {
    return sim.record.calls.filter(({ method }) => /^(?:chat|views)\.|^response_url/.test(method)).length
  }
})
