import type { webApi } from '@slack/bolt'

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
