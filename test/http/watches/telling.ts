import type { Output } from '../../../src/contract/endpoint.ts'
import type { ListingChange } from '../../../src/contract/listings/changes.ts'
import type { WatchList } from '../../../src/contract/listings/watches.ts'
import { aListing } from '../../sim/service/listing.ts'
import type { Service } from '../../sim/service/service.ts'

type AlertData = {
  WatchID: number
  WatchIDs: number[]
  ListingID: number
  Changes: ListingChange[]
  Text: string
  Digest?: true
  Listings?: { ListingID: number; Changes: ListingChange[]; Text: string }[]
}
export type Alert = { SessionID: number | null; Kind: string; Data: AlertData }

/** Noon of a Monday in Seattle, where the chatbot is. */
export const NOON = Date.UTC(2026, 5, 1, 19)
export const HOUR_MS = 3_600_000

/** A chatbot with a visitor who watches. */
export async function openTelling(service: Service, settings: object = {}) {
  const SerialNumber = await service.data<string>('/chat/Chatbot/Add', { TimeZone: 'America/Los_Angeles', ...settings })
  const serialNumber = SerialNumber
  const open = async (visitorId?: string) => await service.openSession({ serialNumber, visitorId })
  const sessionID = await open()
  const { Next } = await service.data<{ Next: string }>('/chat/Chatbot/Events', { serialNumber })
  let after = Next
  return {
    SerialNumber,
    sessionID,
    open,
    create: async (fields: object = {}) =>
      Number(
        await service.data('/chat/Chatbot/RealEstateCreate', {
          SerialNumber,
          ...aListing({ City: 'Seattle', SalePrice: 500_000, ...fields }),
        }),
      ),
    update: (ID: number, fields: object) =>
      service.data('/chat/Chatbot/RealEstateUpdate', {
        SerialNumber,
        Key: String(ID),
        KeyType: 'PrimaryId',
        ...fields,
      }),
    remove: (ID: number) =>
      service.data('/chat/Chatbot/RealEstateDelete', { SerialNumber, Keys: [String(ID)], KeyType: 'PrimaryId' }),
    watch: (fields: object) =>
      service.data<{ WatchID: number; Summary: string; Count: number; PerDay: number }>('/chat/Chatbot/WatchAdd', {
        SerialNumber,
        ...('visitorId' in fields ? {} : { sessionID }),
        ...fields,
      }),
    /** Says something in the visitor's session, or in another one; the answer. */
    ask: async (content: string, session = sessionID) =>
      (await service.data<{ content: string }>('/chat/Chat/ClientAsk', { sessionID: session, content })).content,
    /** What the visitor watches. */
    watches: async () =>
      (await service.data<Output<typeof WatchList>>('/chat/Chatbot/WatchList', { SerialNumber, sessionID })).List,
    post: (name: string, fields: object) => service.post(`/chat/Chatbot/${name}`, fields),
    /** What is told by now and was not read before. */
    async told(): Promise<Alert[]> {
      await service.runWatches()
      const { List, Next: next } = await service.data<{ List: Alert[]; Next: string }>('/chat/Chatbot/Events', {
        serialNumber,
        After: after,
        Kinds: ['alert'],
        Limit: 500,
      })
      after = next
      return List
    },
  }
}
export type Telling = Awaited<ReturnType<typeof openTelling>>

/** The homes of alerts, those of digests too. */
export const homesOf = (alerts: Alert[]): number[] =>
  alerts.flatMap(({ Data }) => Data.Listings?.map(({ ListingID }) => ListingID) ?? [Data.ListingID])
