import { ComponentType } from 'discord.js'
import type { Watch } from '../../../src/contract/listings/watches.ts'
import type { Viewed } from '../../sim/discord/people/viewer.ts'
import { saying } from '../../sim/models/scripted-model.ts'
import { aListing } from '../../sim/service/listing.ts'
import { startBot } from '../bot.ts'

/** Noon of a Monday in Seattle, where the chatbot is. */
const NOON = Date.UTC(2026, 5, 1, 19)
const HOUR_MS = 3_600_000

/** The bot on a service with a clock that stands still until it is moved, and a page with two homes in Seattle. */
export async function startWatching(given: Parameters<typeof startBot>[0] = {}) {
  const clock = { now: NOON }
  const chatbot = { TimeZone: 'America/Los_Angeles' }
  const bot = await startBot({ now: () => clock.now, chatbot, script: saying('hello'), ...given })
  const { sim, service, serialNumber: SerialNumber } = bot
  const ada = sim.join('Ada')
  const homes = sim.channel.id
  let made = 0
  const add = (fields: object = {}) => {
    made += 1
    const home = { Address: `${made} Elm St`, City: 'Seattle', SalePrice: 500_000, MLSNumber: `W-${made}` }
    return service.data<number>('/chat/Chatbot/RealEstateCreate', { ...aListing(), ...home, SerialNumber, ...fields })
  }
  const update = (ID: number, fields: object) =>
    service.data('/chat/Chatbot/RealEstateUpdate', {
      SerialNumber,
      Key: String(ID),
      KeyType: 'PrimaryId',
      ...fields,
    })
  await add()
  await add()
  /** What somebody sees first of what they did. */
  const seen = async (where: string, by: string, outcome: Promise<{ messageId: string | undefined }>) => {
    const { messageId } = await outcome
    return sim.until(() =>
      sim
        .viewer(where, by)
        .answers()
        .find(({ id, text }) => id === messageId && text !== ''),
    )
  }
  const search = (options: Record<string, string | number | boolean> = { city: 'Seattle' }, by = ada.id) =>
    seen(homes, by, sim.command({ by, in: homes, name: 'listings', options }))
  const press = (message: Viewed, button: string, { by = ada.id, where = homes } = {}) =>
    seen(where, by, sim.press({ by, in: where, message: message.id, button }))
  const mine = (by = ada.id) => seen(homes, by, sim.command({ by, in: homes, name: 'porchlight watches' }))
  const watches = async (person = ada.id) =>
    (await service.data<{ List: Watch[] }>('/chat/Chatbot/WatchList', { SerialNumber, visitorId: `discord:${person}` }))
      .List
  /** Time goes by, and people are told what is due. */
  const later = async (hours: number) => {
    clock.now += hours * HOUR_MS
    await service.runWatches()
  }
  const alerts = (thread: string) =>
    sim
      .viewer(thread)
      .answers()
      .filter(({ text }) => text.startsWith('🔔'))
  const shownNow = ({ id }: Viewed) =>
    sim
      .viewer(homes, ada.id)
      .answers()
      .find((one) => one.id === id)?.text ?? ''
  return { ...bot, clock, ada, homes, add, update, seen, shownNow, search, press, mine, watches, later, alerts }
}

type Selects = { type: ComponentType; custom_id: string; options: { value: string; default?: boolean }[] }[]
export const menusOf = ({ shape }: Viewed): Selects =>
  (shape.components as { components?: Selects }[])
    .flatMap(({ components = [] }) => components)
    .filter(({ type }) => type === ComponentType.StringSelect)
