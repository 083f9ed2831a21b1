import type { Api } from '../../src/contract/api.ts'
import { attendantsCoverage } from './attendants-coverage.ts'
import { changesCoverage } from './changes-coverage.ts'
import { filesCoverage } from './files-coverage.ts'
import { listingCoverage } from './listing-coverage.ts'
import { type Coverage, foreignWorkspace, inList, pages, proof } from './proof.ts'

const everySetting =
  'Name Model SystemMessage Temperature TimeZone AnswerSuffix ChatProfilePicture ChatIcon ChatBubbleAlign ChatBubbleColor ' +
  'ChatbotPopupOnce ChatbotPrivacyPolicyDescription ChatbotPrivacyPolicyName ChatbotPrivacyPolicyUrl EnablePushToTalk ' +
  'EnableUploadImage SocialPageUrl SocialProfileUrl RemoveChatLogOnBrowserClose SuggestedMessage TalkToHumanEmail ' +
  'TalkToHumanResponseMessage UserInputPlaceholder UserMessageColor WelcomeMessage MessengerUrl VerifyDomain Domains ' +
  'RateLimitCount RateLimitMessage RateLimitTime CustomDomain EmailForDailyChatLogs EmailForDailyLeads AIResponseLanguage ' +
  'MessageLimit AlertsPerDay KeepSessionsDays HandOverWaitMinutes AttendedIdleMinutes OfficeHours OfficeClosedDates'
const settingsTaken = proof(everySetting, 'chatbots', '%s takes its values and refuses others')
const personNamed = proof(
  'visitorId sessionID',
  'people/privacy',
  'a person is named by visitorId or by a session, and by one of them',
)
const comparedFirst = 'an edit that names what SystemMessage was changes nothing where it is another by now'
const picturesShown = 'an uploaded picture is set, read back with its address, and loaded from there'

const named = 'the visitor’s name is told with what they write'
const whileAttended = 'while a person attends, a question is theirs: no model is asked, and the answer says so at once'

export const coverage: Record<keyof Api, Coverage> = {
  Add: {
    input: [settingsTaken, proof('type', 'chatbots', 'a new chatbot has every setting at its default')],
    output: [],
  },
  Edit: {
    input: [settingsTaken, foreignWorkspace('serialNumber'), proof('SystemMessageWas', 'chatbots', comparedFirst)],
    output: [],
  },
  Remove: { input: [proof('serialNumber', 'chatbots', 'a removed chatbot is gone')], output: [] },
  Detail: {
    input: [foreignWorkspace('serialNumber')],
    output: [
      settingsTaken,
      proof('serialNumber', 'chatbots', 'a new chatbot has every setting at its default'),
      proof('ChatProfilePictureUrl ChatIconUrl', 'files/pictures', picturesShown),
    ],
  },
  List: {
    input: [
      proof('PageNumber PageSize', 'chatbots', 'the list shows the newest first, in pages, with the count of all'),
    ],
    output: [
      proof('VirtualCount', 'chatbots', 'the list shows the newest first, in pages, with the count of all'),
      proof(inList(`serialNumber ${everySetting}`), 'chatbots', 'a chatbot in the list reads as its Detail does'),
      proof(inList('ChatProfilePictureUrl ChatIconUrl'), 'files/pictures', picturesShown),
    ],
  },
  ModelList: { input: [], output: [proof('Key Value Status', 'chatbots', 'the model list answers GET and POST')] },
  GetSession: {
    input: [
      foreignWorkspace('serialNumber'),
      proof(
        'visitorId',
        'sessions/limits',
        'the rate limit is a sliding window for each visitor, over all their sessions',
      ),
      proof('source', 'sessions/asking', 'a session takes the sources that are known and no other'),
      proof('visitorName', 'people/attendants', named),
    ],
    output: [
      proof('SessionID', 'sessions/asking', 'a plain answer is the whole text with its ids'),
      proof(
        'WelcomeMessage SuggestedMessage',
        'sessions/asking',
        'a new session comes with the greeting and the suggestions that the chatbot sets, and only with those',
      ),
    ],
  },
  ClientAsk: {
    input: [
      foreignWorkspace('sessionID'),
      proof('content chatAskType fileIds', 'sessions/asking', '%s is refused with a Code of its own'),
      proof(
        'stream',
        'sessions/asking',
        'a streamed answer is JSON objects, one a line, whose fragments make the answer',
      ),
      proof('visitorName', 'people/attendants', named),
    ],
    output: [
      proof('Attendant', 'people/attendants', whileAttended),
      proof(
        'messageid content totalToken noAnswer',
        'sessions/asking',
        'a plain answer is the whole text with its ids',
      ),
    ],
  },
  Stop: {
    input: [
      proof(
        'sessionID',
        'sessions/asking',
        'ends a running answer with its final object, stores what was said, and adds no suffix',
      ),
    ],
    output: [],
  },
  ...filesCoverage,
  ChatContentHistory: {
    input: [
      proof('SerialNumber', 'sessions/history', 'shows what was said by session, the newest session first'),
      proof('StartTime EndTime', 'sessions/history', 'both days of %o are included'),
      proof(
        'Limit Before',
        'sessions/history',
        'pages go back from the newest message, each naming the next, and lose nothing',
      ),
    ],
    output: [
      proof(
        'SessionID CreateTime URI Messages',
        'sessions/history',
        'shows what was said by session, the newest session first',
      ),
      proof('HandOverTime', 'people/hand-over', 'the talk is marked, once'),
      proof('Messages.By', 'people/attendants', 'only who claimed may say something, and the same key says it once'),
      proof(
        'Messages.Type Messages.Content Messages.MessageID Messages.CreateTime',
        'sessions/history',
        'shows what was said by session, the newest session first',
      ),
    ],
  },
  GetMessageCountByChatbot: {
    input: [
      proof(
        'SerialNumber',
        'sessions/history',
        'counts questions and answers, and the questions of the month as credits used',
      ),
    ],
    output: [],
  },
  GetMessageCreditsUsage: {
    input: [],
    output: [
      proof(
        'Total Used Remain',
        'sessions/history',
        'counts questions and answers, and the questions of the month as credits used',
      ),
    ],
  },
  LeadCreate: {
    input: [
      foreignWorkspace('serialNumber'),
      proof(
        'sessionID',
        'people/leads',
        'the same person in the same talk is one lead, whatever was said before stays',
      ),
      proof(
        'Name Email Phone Source Consent Listings',
        'people/leads',
        'a lead that is handed in reads back with every field',
      ),
    ],
    output: [],
  },
  LeadList: {
    input: [
      proof('serialNumber startTime endTime sessionID', 'people/leads', 'lists the days asked for, both included'),
    ],
    output: [
      proof(
        'Type Name Email Phone SessionID CreateTime LeadID Source Consent Listings',
        'people/leads',
        'a lead that is handed in reads back with every field',
      ),
    ],
  },
  ...listingCoverage,
  ...changesCoverage,
  VisitorExport: {
    input: [foreignWorkspace('serialNumber'), personNamed],
    output: [
      proof(
        'Sessions Leads Files Watches Sessions.SessionID Sessions.CreateTime Sessions.URI Sessions.HandOverTime Sessions.Messages ' +
          'Sessions.Messages.Type Sessions.Messages.By Sessions.Messages.Content Sessions.Messages.MessageID Sessions.Messages.CreateTime Leads.Type ' +
          'Leads.Name Leads.Email Leads.Phone Leads.SessionID Leads.CreateTime Leads.LeadID Leads.Source Leads.Consent Leads.Listings ' +
          'Files.FileId Files.FileName Files.Size Files.Url Watches.WatchID Watches.SessionID Watches.visitorId Watches.Summary ' +
          'Watches.ListingID Watches.Filter Watches.Kinds Watches.Every Watches.Hour Watches.TimeZone Watches.State ' +
          'Watches.PausedUntil Watches.CreateTime Watches.LastAlertTime',
        'people/privacy',
        'everything that is kept of a person is read out',
      ),
    ],
  },
  VisitorForget: {
    input: [foreignWorkspace('serialNumber'), personNamed],
    output: [
      proof(
        'Sessions Messages Leads Files Watches',
        'people/privacy',
        'who is forgotten is in no byte of what is kept',
      ),
    ],
  },
  ReportGet: {
    input: [
      foreignWorkspace('serialNumber'),
      proof('Days', 'people/reports', 'counts the last days of the time zone, today included'),
    ],
    output: [
      proof(
        'Questions People Answered NotAnswered HandedOver Leads PerDay PerDay.Day PerDay.Questions',
        'people/reports',
        'counts the last days of the time zone, today included',
      ),
      proof(
        'Unanswered Unanswered.Question Unanswered.Count Unanswered.SessionIDs',
        'people/reports',
        'tells the questions that got no answer, the most frequent first',
      ),
    ],
  },
  WebhookAdd: {
    input: [
      proof('Url Kinds', 'events/webhooks', 'each event is posted once, in order, signed, to who asked for its kind'),
      proof('serialNumber', 'events/webhooks', 'a webhook of one chatbot hears nothing of another'),
    ],
    output: [
      proof(
        'WebhookID Secret',
        'events/webhooks',
        'each event is posted once, in order, signed, to who asked for its kind',
      ),
    ],
  },
  WebhookList: {
    input: [pages],
    output: [
      proof(
        'VirtualCount ' + inList('WebhookID Url Kinds serialNumber State LastSuccess LastFailure LastError'),
        'events/webhooks',
        'a list tells how each webhook fares, and pages',
      ),
    ],
  },
  WebhookRemove: {
    input: [proof('WebhookID', 'events/webhooks', 'what is removed hears nothing more')],
    output: [],
  },
  WebhookResume: {
    input: [
      proof(
        'WebhookID',
        'events/webhooks',
        'tries come after growing pauses, then the webhook is paused, told by mail, and resumed',
      ),
    ],
    output: [],
  },
  WebhookTest: {
    input: [proof('WebhookID', 'events/webhooks', 'a test delivery is signed, and answers what the receiver said')],
    output: [proof('Status', 'events/webhooks', 'a test delivery is signed, and answers what the receiver said')],
  },
  Events: {
    input: [
      proof('serialNumber', 'events/events', 'another workspace’s chatbot and session are as unknown as none'),
      proof('After Limit', 'events/events', 'a reader goes on from Next, or from any event, and misses none'),
      proof('Kinds SessionID', 'events/events', 'only what was asked for is told, by kind and by session'),
      proof('WaitMs', 'events/events', 'from now on, a wait ends with the first event, and without one after its time'),
      proof(
        'stream',
        'events/events',
        'streamed events carry their cursor, and a reader that comes back goes on behind it',
      ),
    ],
    output: [proof('Next', 'events/events', 'a reader goes on from Next, or from any event, and misses none')],
  },
  ...attendantsCoverage,
}
