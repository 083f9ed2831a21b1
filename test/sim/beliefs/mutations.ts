import { discordMutations } from './discord.ts'
import { discordLimitMutations } from './discord-limits.ts'
import type { Mutation } from './mutation.ts'
import { slackMutations } from './slack.ts'
import { slackChannelMutations } from './slack-channels.ts'
import { slackLimitMutations } from './slack-limits.ts'

export const mutations: Mutation[] = [
  ...slackMutations,
  ...slackChannelMutations,
  ...slackLimitMutations,
  ...discordMutations,
  ...discordLimitMutations,
]
