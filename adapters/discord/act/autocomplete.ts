import { setTimeout } from 'node:timers/promises'
import type { ApplicationCommandOptionChoiceData, AutocompleteInteraction } from 'discord.js'
import type { Listener, Visitor } from '../../bridge/platform.ts'
import { isManager } from '../permissions.ts'

type Choices = ApplicationCommandOptionChoiceData<string>[]

/** Discord waits three seconds and cannot be asked to wait longer: rather nothing than late. */
const WITHIN_MS = 1_500
const CHOICES_MAX = 25
const CHOICE_MAX = 100

/** Completes what is being typed into a command. */
export async function complete(interaction: AutocompleteInteraction, visitor: Visitor, on: Listener): Promise<void> {
  const { name, value } = interaction.options.getFocused(true)
  const late = new AbortController()
  const nothing = setTimeout<Choices>(WITHIN_MS, [], { signal: late.signal })
  const choices = name === 'city' ? cities(visitor, value, on) : isManager(interaction) ? chatbots(value, on) : []
  const first = await Promise.race([choices, nothing]).finally(() => late.abort())
  await interaction.respond(first.slice(0, CHOICES_MAX))
}

async function cities(visitor: Visitor, prefix: string, on: Listener): Promise<Choices> {
  const found = await on.listings.cities(visitor, prefix)
  return found.filter((city) => city.length <= CHOICE_MAX).map((city) => ({ name: city, value: city }))
}

async function chatbots(part: string, on: Listener): Promise<Choices> {
  const all = await on.chatbots.all()
  return all
    .map(({ Name, serialNumber }) => ({ name: `${Name} (${serialNumber})`.slice(0, CHOICE_MAX), value: serialNumber }))
    .filter(({ name }) => name.toLowerCase().includes(part.toLowerCase()))
}
