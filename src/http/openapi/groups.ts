/** The parts of the API in reading order, with what tells a path of each; the first that fits counts. */
const groups: [name: string, path: RegExp, description: string][] = [
  [
    'Listings',
    /\/RealEstate|\/ListingChanges/,
    'Real-estate listings of a chatbot. These operations take the secret or the session key.',
  ],
  [
    'People',
    /HandOver|HandBack|\/Claim$|\/Say|\/Desk|\/Place|SessionDetail$/,
    'People of the business who take over from the bot, and where they and the visitors write.',
  ],
  ['Files', /^\/chat\/User\//, 'Pictures, voice messages and videos to ask about.'],
  ['Questions', /^\/chat\/Chat\/|\/GetSession$/, 'Sessions, and questions asked in them.'],
  ['Events', /\/Events$|\/Webhook/, 'What happened, in order: read on, streamed, or sent to a web address.'],
  ['Watches', /\/Watch/, 'Searches and homes that people watch, to be told when something happens to them.'],
  ['Leads', /\/Lead/, 'People who left a way to reach them, in a talk or elsewhere.'],
  ['History', /History$|Count|Credits/, 'What was said, and how much of it.'],
  ['Chatbots', /^/, 'Chatbots and their settings.'],
]

const order = ['Chatbots', 'Questions', 'People', 'Listings', 'Watches', 'Files', 'Leads', 'Events', 'History']

export const groupOf = (path: string): string => groups.find(([, pattern]) => pattern.test(path))?.[0] ?? 'Chatbots'

/** The groups that these paths fall into. */
export function groupsOf(paths: string[]): { name: string; description: string }[] {
  const present = new Set(paths.map(groupOf))
  return order
    .filter((name) => present.has(name))
    .map((name) => ({ name, description: groups.find(([known]) => known === name)?.[2] ?? '' }))
}
