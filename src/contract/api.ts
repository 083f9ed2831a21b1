import { ClientAsk, GetSession, Stop } from './chat.ts'
import { ChatbotAdd, ChatbotDetail, ChatbotEdit, ChatbotList, ChatbotRemove, ModelList } from './chatbot/chatbot.ts'
import type { Endpoint } from './endpoint.ts'
import { Events } from './events/events.ts'
import { WebhookAdd, WebhookList, WebhookRemove, WebhookResume, WebhookTest } from './events/webhooks.ts'
import { ConfirmUpload, FileList, GetPreUploadUrl, Upload } from './file.ts'
import { ChatContentHistory, GetMessageCountByChatbot, GetMessageCreditsUsage, ReportGet } from './history.ts'
import { ListingChanges } from './listings/changes.ts'
import { RealEstateCreate, RealEstateDelete, RealEstateUpdate } from './listings/listing.ts'
import { RealEstateFacets, RealEstateList, RealEstateParse } from './listings/search.ts'
import { WatchAdd, WatchEdit, WatchList, WatchRemove } from './listings/watches.ts'
import {
  AskEdit,
  Claim,
  HandBack,
  HandOver,
  HandOverList,
  Say,
  SayEdit,
  SayRemove,
  SayUndelivered,
  SessionDetail,
} from './people/attendants.ts'
import { LeadCreate, LeadList } from './people/lead.ts'
import { VisitorExport, VisitorForget } from './people/privacy.ts'
import { DeskList, DeskSet, PlaceFind, PlaceSet } from './people/threads.ts'

/** The port at which the service listens unless PORT is set. */
export const USUAL_PORT = 3_000

/** Every operation of the HTTP API by name. A name without a function in the core does not compile. */
export const api = {
  Add: ChatbotAdd,
  Edit: ChatbotEdit,
  Remove: ChatbotRemove,
  Detail: ChatbotDetail,
  List: ChatbotList,
  ModelList,
  GetSession,
  ClientAsk,
  Stop,
  GetPreUploadUrl,
  ConfirmUpload,
  Upload,
  FileList,
  ChatContentHistory,
  GetMessageCountByChatbot,
  GetMessageCreditsUsage,
  LeadCreate,
  LeadList,
  VisitorExport,
  VisitorForget,
  ReportGet,
  Events,
  WebhookAdd,
  WebhookList,
  WebhookRemove,
  WebhookResume,
  WebhookTest,
  HandOver,
  Claim,
  Say,
  SayEdit,
  SayRemove,
  SayUndelivered,
  AskEdit,
  HandBack,
  HandOverList,
  SessionDetail,
  PlaceSet,
  PlaceFind,
  DeskSet,
  DeskList,
  RealEstateCreate,
  RealEstateUpdate,
  RealEstateList,
  RealEstateDelete,
  RealEstateParse,
  RealEstateFacets,
  ListingChanges,
  WatchAdd,
  WatchList,
  WatchEdit,
  WatchRemove,
} satisfies Record<string, Endpoint>

export type Api = typeof api
