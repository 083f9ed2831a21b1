import type { webApi } from '@slack/bolt'
import type { Limits } from '../../bridge/text/limits.ts'

/**
 * What one message of a reply holds. Slack streams about 12,000 characters into one message but refuses edits above
 * 4,000 bytes, and an edit is what mends a message when anything goes wrong: so no part is larger than an edit.
 */
export const PART: Limits = { text: 3_800, unit: 'utf8' }

/** Slack closes a streamed message about five minutes after it was begun, whatever is written to it. */
export const STREAM_LIFE_MS = 300_000
/** When one that still grows goes on by edits instead. */
export const STREAM_MAX_MS = 240_000

/** From one change of a message to the next: fifteen seconds of an answer take no more than sixteen requests. */
export const REST_MS = 1_000

/** Requests to one method: so many at once, then one each `everyMs`. Together never more in a minute than its tier. */
export type Rate = { burst: number; everyMs: number }

const tier = (perMinute: number): Rate => ({ burst: perMinute * 0.5, everyMs: 60_000 / (perMinute * 0.45) })
const tier2 = tier(20)
const tier3 = tier(50)
const tier4 = tier(100)

/**
 * Histories and replies for apps that are distributed outside Slack's marketplace: 15 messages at a time, once a minute.
 * https://docs.slack.dev/apis/web-api/rate-limits
 */
export const RARE_PAGE = 15
export const RARELY: Rate = { burst: 1, everyMs: 61_000 }

/** For each method and workspace: https://docs.slack.dev/apis/web-api/rate-limits */
const rates: Record<Method, Rate> = {
  // of each channel
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
  'users.info': tier4,
  'users.list': tier2,
  'views.open': tier4,
  'views.publish': tier4,
}

export const rateOf = (method: Method): Rate => rates[method]

/** What each method takes, by the types of Slack's own library. A method that is not here is not called. */
export type Arguments = {
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
  'users.info': webApi.UsersInfoArguments
  'users.list': webApi.UsersListArguments
  'views.open': webApi.ViewsOpenArguments
  'views.publish': webApi.ViewsPublishArguments
}
export type Method = keyof Arguments
