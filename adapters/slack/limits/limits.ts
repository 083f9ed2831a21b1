import type { webApi } from '@slack/bolt'
import type { Limits } from '../../bridge/text/length.ts'

/**
 * Maximum length of one message of a reply. A stream may have about 12,000 characters, but an edit only 4,000 bytes, and a
 * broken stream is repaired by an edit.
 */
export const MESSAGE_LIMITS: Limits = { text: 3_800, unit: 'utf8' }

/**
 * Five listings with photos and buttons fit into a message. A menu has at most 100 options:
 * https://docs.slack.dev/reference/block-kit/block-elements/select-menu-element
 */
export const LISTING_LIMITS = { pageSize: 5, keyLength: 80, completions: 25, options: 100 }

/** Slack closes a streamed message about five minutes after it was begun, whatever is written to it. */
export const STREAM_LIFE_MS = 300_000
/** Age at which a stream is stopped and continued by edits, in ms. */
export const STREAM_MAX_MS = 240_000

/** Minimum time between two changes of a message, in ms. */
export const EDIT_REST_MS = 1_000

/** A rate limit as a token bucket: `burst` requests at once, then one per `everyMs`. Stays below the tier's requests a minute. */
export type Rate = { burst: number; everyMs: number }

const tier = (perMinute: number): Rate => ({ burst: perMinute * 0.5, everyMs: 60_000 / (perMinute * 0.45) })
const tier2 = tier(20)
const tier3 = tier(50)
const tier4 = tier(100)

/**
 * Histories and replies for apps that are distributed outside Slack's marketplace: 15 messages at a time, once a minute.
 * https://docs.slack.dev/apis/web-api/rate-limits
 */
export const UNLISTED_APP_PAGE = 15
export const UNLISTED_APP_RATE: Rate = { burst: 1, everyMs: 61_000 }

/** Per method and workspace: https://docs.slack.dev/apis/web-api/rate-limits */
const rates: Record<Method, Rate> = {
  // per channel
  'chat.postMessage': { burst: 3, everyMs: 1_050 },
  'agents.sessions.setStatus': tier3,
  'assistant.threads.setSuggestedPrompts': tier3,
  'auth.test': tier4,
  'chat.appendStream': tier4,
  'chat.delete': tier3,
  'chat.postEphemeral': tier4,
  'chat.startStream': tier2,
  'chat.stopStream': tier2,
  'chat.update': tier3,
  'conversations.history': tier3,
  'conversations.info': tier3,
  'conversations.members': tier4,
  'conversations.replies': tier3,
  'files.completeUploadExternal': tier4,
  'files.delete': tier3,
  'files.getUploadURLExternal': tier4,
  'files.info': tier4,
  'reactions.add': tier3,
  'reactions.remove': tier2,
  'users.conversations': tier3,
  'users.info': tier4,
  'users.list': tier2,
  'views.open': tier4,
  'views.publish': tier4,
}

export const rateOf = (method: Method): Rate => rates[method]

/** The arguments of each method that the app calls, by the types of Slack's library. */
export type MethodArguments = {
  'agents.sessions.setStatus': webApi.AgentsSessionsSetStatusArguments
  'assistant.threads.setSuggestedPrompts': webApi.AssistantThreadsSetSuggestedPromptsArguments
  'auth.test': NonNullable<webApi.AuthTestArguments>
  'chat.appendStream': webApi.ChatAppendStreamArguments
  'chat.delete': webApi.ChatDeleteArguments
  'chat.postEphemeral': webApi.ChatPostEphemeralArguments
  'chat.postMessage': webApi.ChatPostMessageArguments
  'chat.startStream': webApi.ChatStartStreamArguments
  'chat.stopStream': webApi.ChatStopStreamArguments
  'chat.update': webApi.ChatUpdateArguments
  'conversations.history': webApi.ConversationsHistoryArguments
  'conversations.info': webApi.ConversationsInfoArguments
  'conversations.members': webApi.ConversationsMembersArguments
  'conversations.replies': webApi.ConversationsRepliesArguments
  'files.completeUploadExternal': webApi.FilesCompleteUploadExternalArguments
  'files.delete': webApi.FilesDeleteArguments
  'files.getUploadURLExternal': webApi.FilesGetUploadURLExternalArguments
  'files.info': webApi.FilesInfoArguments
  'reactions.add': webApi.ReactionsAddArguments
  'reactions.remove': webApi.ReactionsRemoveArguments
  'users.conversations': webApi.UsersConversationsArguments
  'users.info': webApi.UsersInfoArguments
  'users.list': webApi.UsersListArguments
  'views.open': webApi.ViewsOpenArguments
  'views.publish': webApi.ViewsPublishArguments
}
export type Method = keyof MethodArguments
