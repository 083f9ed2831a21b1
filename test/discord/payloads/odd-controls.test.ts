import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { DiscordjsError, type InteractionType } from 'discord.js'
import { expect, test } from 'vitest'
import { watchVerbs } from '../../../adapters/bridge/text/controls.ts'
import { buttons } from '../../../adapters/discord/act/buttons.ts'
import { inheritedNames, oddArguments } from '../../sim/bots/odd-arguments.ts'
import { WAIT_MS } from '../../sim/clock/deadline.ts'
import { withoutLimits } from '../../sim/discord/settings.ts'
import { startBot } from '../bot.ts'

type Payload = { name: string; body: object }
const payloads = JSON.parse(readFileSync(`${import.meta.dirname}/interactions.json`, 'utf8')) as Payload[]
const pressed = payloads.find(({ name }) => name === 'a button of another time')?.body

const verbs = [...Object.keys(buttons), ...Object.keys(watchVerbs), ...inheritedNames]

test('every button of an older version, or of another bot, is answered, whatever stands behind its verb', async () => {
  const { sim, reported } = await startBot({ settings: withoutLimits })
  const ana = sim.join('Ana')
  const { messageId: answer = '' } = await sim.command({ by: ana.id, in: sim.channel.id, name: 'help' })
  const names: Record<string, string> = {
    ANA: ana.id,
    BOT: sim.bot.id,
    GUILD: sim.guild.id,
    CHANNEL: sim.channel.id,
    MILL: sim.channel.id,
    ANSWER: answer,
    APPLICATION: sim.bot.id,
    NOW: new Date().toISOString(),
  }
  const pairs = verbs.flatMap((verb) => oddArguments.map((object) => [verb, object] as const))
  for (const [index, [verb, object]] of pairs.entries()) {
    const own: Record<string, string> = {
      ...names,
      ID: `${BigInt(sim.channel.id) + BigInt(index + 1)}`,
      TOKEN: `t-${index}`,
    }
    const text = JSON.stringify(pressed).replaceAll(/\$([A-Z]+)/g, (whole, name: string) => own[name] ?? whole)
    const body = JSON.parse(text) as { id: string; token: string; type: InteractionType; data: object }
    Object.assign(body.data, { custom_id: `${verb}:${object}` })
    const told = sim.tellInteraction({ person: ana, channel: sim.channel }, body)
    const outcome = await Promise.race([told, delay(WAIT_MS, undefined, { ref: false })])
    expect(outcome, `${verb}:${object} gets no answer`).toBeDefined()
  }
  const shown = () => sim.viewer(sim.channel.id, ana.id).answers()
  await sim.until(() => shown().every(({ text }) => text !== ''))
  expect(
    reported.filter(
      (error) => error instanceof TypeError || error instanceof SyntaxError || error instanceof DiscordjsError,
    ),
  ).toEqual([])
})
