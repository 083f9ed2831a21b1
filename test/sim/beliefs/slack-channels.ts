import type { Mutation } from './mutation.ts'

/** What Slack says of channels, mutated once or several times each. */
export const slackChannelMutations: Mutation[] = [
  {
    rule: 'an archived channel refuses',
    file: 'slack/world',
    from: `if (channel.archived) throw new Refusal('is_archived')`,
    to: '',
    within: 'slack/desk/parts',
    test: 'a channel that is archived or gone is no desk',
  },
  {
    rule: 'an archived channel refuses',
    file: 'slack/methods/chat',
    from: `const channel = openChannelOf(workspace, required(args, 'channel'))`,
    to: `const id = required(args, 'channel')\n  const channel = workspace.channels.get(id) ?? openChannelOf(workspace, id)`,
    within: 'slack/desk/',
  },
  {
    rule: 'members of a channel come a page at a time',
    file: 'slack/methods/conversations',
    from: 'items: all.slice(from, from + limit), next: from + limit < all.length ? String(from + limit) :',
    to: 'items: all, next: limit < 0 ? String(from) :',
    within: 'sim/tests/slack-beliefs',
    test: 'members are told a page at a time',
  },
  {
    rule: 'members of a channel come a page at a time',
    file: 'slack/methods/conversations',
    from: `throw new Refusal('channel_not_found')`,
    to: 'void 0',
    within: 'sim/tests/slack-beliefs',
    test: 'members are told a page at a time',
  },
  {
    rule: 'the channels that an app is in',
    file: 'slack/methods/conversations',
    from: 'members.has(workspace.bot.user) && types.includes(TYPES[kind])',
    to: 'members.size > 0',
    within: 'sim/tests/slack-limits',
    test: 'the channels that the app is in are listed',
  },
  {
    rule: 'a private channel that is shared',
    file: 'slack/people/talking',
    from: 'new_channel_id: channel.id',
    to: 'new_channel_id: old_channel_id',
    within: 'sim/tests/slack-limits',
    test: 'a private channel that is shared',
  },
  {
    rule: 'a private channel that is shared',
    file: 'slack/people/talking',
    from: 'workspace.channels.delete(old_channel_id)',
    to: '',
    within: 'slack/hear/moved-channels',
  },
]
