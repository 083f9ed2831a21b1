import type { Api } from './api.ts'
import { defaultSettings } from './chatbot.ts'
import type { Endpoint, Event, Output, Sent } from './endpoint.ts'

/** One call of an endpoint: what is sent, the Data of its answer and, where it can be streamed, the objects of the stream. */
export type Example<E extends Endpoint = Endpoint> = { input: Sent<E>; output: Output<E>; events?: Event<E>[] }

const SerialNumber = 'K7M2QXR4TDAH'
const sessionID = 104212

const listing = {
  SaleType: 'for_sale' as const,
  Status: 'Active' as const,
  CurrencySymbol: '$',
  PropertyType: 'House',
  Bedrooms: 3,
  Bathrooms: 2.5,
  Url: 'https://homes.example.com/maple-street-12',
  MLSNumber: 'EX-20815',
  YearBuilt: 1987,
  DaysOnMarket: 4,
  LotArea: 6200,
  BuildingArea: 1850,
  AreaUnit: 'Square Feet' as const,
  ParkingSpots: 2,
  City: 'Austin',
  State: 'TX',
  SalePrice: 465000,
  ExtensionColumn: [{ Key: 'Pets', value: 'Cats and dogs welcome' }],
}

const chatbot = {
  serialNumber: SerialNumber,
  ...defaultSettings,
  Model: 'porchlight/concierge',
  Name: 'Maple Realty',
  WelcomeMessage: 'Hello! What are you looking for?',
}

const uploadedFile = { FileId: 34317, FileName: 'kitchen.png', Size: 48_213, MediaType: 'image/png' }

/** An example of every endpoint, for the API document. Each is a call that works once its ids are replaced. */
export const examples: { [Name in keyof Api]?: Example<Api[Name]> } = {
  Add: { input: { Name: 'Maple Realty', TimeZone: 'America/Chicago' }, output: SerialNumber },
  Edit: { input: { serialNumber: SerialNumber, WelcomeMessage: 'Hello! What are you looking for?' }, output: 1 },
  Remove: { input: { serialNumber: SerialNumber }, output: 1 },
  Detail: { input: { serialNumber: SerialNumber }, output: chatbot },
  List: { input: { PageNumber: 1, PageSize: 20 }, output: { List: [chatbot], VirtualCount: 1 } },
  ModelList: {
    input: {},
    output: [
      { Key: 'porchlight/concierge', Value: 'concierge', Status: true },
      { Key: 'openai/gpt-4o', Value: 'gpt-4o', Status: false },
    ],
  },
  GetSession: {
    input: { serialNumber: SerialNumber, visitorId: 'visitor-81' },
    output: { SessionID: sessionID, WelcomeMessage: chatbot.WelcomeMessage },
  },
  ClientAsk: {
    input: { sessionID, content: 'Do you have a house with three bedrooms in Austin?' },
    output: { messageid: 5231, content: 'Yes: 12 Maple Street, $465,000.', totalToken: 184, noAnswer: false },
    events: [
      { content: 'Yes: 12 Maple' },
      { content: ' Street, $465,000.' },
      {
        QuestionID: 5230,
        AnswerID: 5231,
        Answer: 'Yes: 12 Maple Street, $465,000.',
        TotalToken: 184,
        NoAnswer: false,
      },
    ],
  },
  Stop: { input: { sessionID }, output: 0 },
  GetPreUploadUrl: {
    input: { fileName: 'kitchen.png' },
    output: {
      FileStoreId: '34317',
      PreUploadUrl: 'https://chat.example.com/files/34317?expires=1773480713000&signature=…',
    },
  },
  ConfirmUpload: { input: { FileStoreId: '34317' }, output: uploadedFile },
  Upload: { input: {}, output: uploadedFile },
  ChatContentHistory: {
    input: { SerialNumber, StartTime: '2026-03-01', EndTime: '2026-03-31' },
    output: [
      {
        SessionID: sessionID,
        CreateTime: '2026-03-14T09:26:53.000Z',
        URI: '',
        HandOverTime: '',
        Messages: [
          { Type: 'User', Content: 'Do you have a house?', MessageID: 5230, CreateTime: '2026-03-14T09:27:10.000Z' },
          { Type: 'AI', Content: 'Yes, several.', MessageID: 5231, CreateTime: '2026-03-14T09:27:12.000Z' },
        ],
      },
    ],
  },
  GetMessageCountByChatbot: { input: { SerialNumber }, output: 318 },
  GetMessageCreditsUsage: { input: {}, output: { Total: -1, Used: 318, Remain: -1 } },
  LeadCreate: {
    input: {
      serialNumber: SerialNumber,
      sessionID,
      Name: 'Ana Moreno',
      Email: 'ana@example.com',
      Consent: { Text: 'We use your address to answer you, and for nothing else.', Time: '2026-03-14T09:29:41Z' },
    },
    output: 4107,
  },
  LeadList: {
    input: { serialNumber: SerialNumber, startTime: '2026-03-01', endTime: '2026-03-31' },
    output: [
      {
        Type: 'Lead',
        Name: 'Ana Moreno',
        Email: 'ana@example.com',
        Phone: '',
        SessionID: sessionID,
        CreateTime: '2026-03-14T09:30:00.000Z',
        LeadID: 4107,
        Source: 'http',
        Consent: { Text: 'We use your address to answer you, and for nothing else.', Time: '2026-03-14T09:29:41.000Z' },
        Listings: [90412],
      },
    ],
  },
  Events: {
    input: { serialNumber: SerialNumber, After: 'oldest', Kinds: ['lead', 'message'], WaitMs: 0 },
    output: {
      List: [
        {
          Sequence: 'ZTEuMmc',
          Kind: 'message',
          CreateTime: '2026-03-14T09:27:10.000Z',
          SerialNumber,
          SessionID: sessionID,
          Data: { MessageID: 5230, Type: 'User', Content: 'Do you have a house?' },
        },
      ],
      Next: 'ZTEuMmc',
    },
  },
  RealEstateCreate: { input: { SerialNumber, ...listing }, output: '90412' },
  RealEstateUpdate: {
    input: { SerialNumber, KeyType: 'MLSNumber', Key: listing.MLSNumber, Status: 'Sold', SalePrice: 459000 },
    output: 1,
  },
  RealEstateList: {
    input: { SerialNumber, CityName: 'Austin', MinBedrooms: 3, SortBy: 'PriceAsc', PageSize: 5 },
    output: {
      List: [
        {
          ID: 90412,
          PropertyType: 'House',
          SaleType: 'For Sale',
          Status: 'Active',
          Images: '',
          CurrencySymbol: '$',
          Price: '465000',
          State: 'TX',
          City: 'Austin',
          Address: '',
          ZIP: '',
          Location: '',
          Area: '1850 Square Feet',
          AreaUnit: 'Square Feet',
          Bathrooms: '2.5',
          Bedrooms: '3',
          Url: 'https://homes.example.com/maple-street-12',
          Tours: '',
          YearBuilt: '1987',
          MLSNumber: 'EX-20815',
          DaysOnMarket: '4',
          LotArea: '6200',
          BuildingArea: '1850',
          ParkingSpots: '2',
          Description: '',
          RentPrice: '',
          SpaceType: '',
          DepositFee: '',
          SalePrice: '465000',
          UnitAreaPrice: '',
          EstimatePrice: '',
          HOAMonth: '',
          LATITUDE: null,
          LONGITUDE: null,
          ExtensionColumn: '[{"Key":"Pets","value":"Cats and dogs welcome"}]',
        },
      ],
      VirtualCount: 1,
    },
  },
  RealEstateDelete: {
    input: { SerialNumber, KeyType: 'MLSNumber', Keys: [listing.MLSNumber] },
    output: { SuccessCount: 1 },
  },
  RealEstateParse: {
    input: { SerialNumber, Query: '3 bedroom houses under 500k, cheapest first' },
    output: {
      IsSearch: true,
      Filter: {
        SaleType: 'for_sale',
        Statuses: ['Active', 'PreOnMarket'],
        PropertyTypes: ['House'],
        Bedrooms: { Min: 3, Max: 3 },
        Price: { Max: 500_000 },
        SortBy: 'PriceAsc',
      },
      Summary: '3 bed houses for sale under $500k, cheapest first',
      Count: 1,
      NotUnderstood: [],
      Corrections: [],
      Ties: [],
      Refused: [],
      Relaxations: [],
    },
  },
  RealEstateFacets: {
    input: { SerialNumber, Kind: 'City', Prefix: 'aus' },
    output: {
      VirtualCount: 1,
      Values: [{ Kind: 'City', Value: 'Austin', Count: 1 }],
      Statuses: [{ Value: 'Active', Count: 1 }],
      SaleTypes: [{ Value: 'for_sale', Count: 1 }],
      Price: { Min: 465000, Max: 465000 },
      Area: { Min: 2140, Max: 2140 },
    },
  },
  WebhookAdd: {
    input: { serialNumber: SerialNumber, Url: 'https://crm.example.com/porchlight', Kinds: ['lead'] },
    output: { WebhookID: 3, Secret: 'whsec_c2VjcmV0IG9mIGEgd2ViaG9vaywgMzIgYnl0ZXMgbG9uZw==' },
  },
  WebhookList: {
    input: { PageNumber: 1, PageSize: 20 },
    output: {
      List: [
        {
          WebhookID: 3,
          Url: 'https://crm.example.com/porchlight',
          Kinds: ['lead'],
          serialNumber: SerialNumber,
          State: 'Active',
          LastSuccess: '2026-06-03T09:12:44.120Z',
          LastFailure: null,
          LastError: null,
        },
      ],
      VirtualCount: 1,
    },
  },
  WebhookRemove: { input: { WebhookID: 3 }, output: 1 },
  WebhookResume: { input: { WebhookID: 3 }, output: 1 },
  WebhookTest: { input: { WebhookID: 3 }, output: { Status: 204 } },
  ListingChanges: {
    input: { SerialNumber, After: 417, Kinds: ['Price'] },
    output: {
      List: [
        {
          Sequence: 418,
          ListingID: 7,
          MLSNumber: listing.MLSNumber,
          Url: listing.Url,
          Kind: 'Price',
          Old: '480000',
          New: '465000',
          Time: '2026-06-03T09:12:44.120Z',
        },
      ],
      Next: 418,
    },
  },
  WatchAdd: {
    input: { SerialNumber, sessionID, Query: '3 bedroom houses in Austin under 500k' },
    output: { WatchID: 12, Summary: '3 bed houses for sale in Austin under $500k', Count: 4, PerDay: 0.4 },
  },
  WatchList: {
    input: { SerialNumber, sessionID },
    output: {
      List: [
        {
          WatchID: 12,
          SessionID: sessionID,
          visitorId: 'visitor-81',
          Summary: '3 bed houses for sale in Austin under $500k',
          ListingID: null,
          Filter: { SaleType: 'for_sale', Cities: ['Austin'], Bedrooms: { Min: 3, Max: 3 }, Price: { Max: 500000 } },
          Kinds: ['New', 'IntoRange', 'PriceDown', 'Back'],
          Every: 'AtOnce',
          Hour: 8,
          TimeZone: 'America/Chicago',
          State: 'Active',
          PausedUntil: null,
          CreateTime: '2026-06-01T19:00:00.000Z',
          LastAlertTime: null,
        },
      ],
      VirtualCount: 1,
    },
  },
  WatchEdit: { input: { WatchID: 12, Every: 'Daily', Hour: 18 }, output: 1 },
  WatchRemove: { input: { WatchID: 12 }, output: 1 },
}
