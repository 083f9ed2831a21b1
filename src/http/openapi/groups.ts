/** The groups of the document, each with the pattern of its paths; the first match counts. */
const groups: [name: string, path: RegExp, description: string][] = [
  [
    'Listings',
    /\/RealEstate|\/ListingChanges/,
    'Real-estate listings of a chatbot. These operations accept the secret or the session key.',
  ],
  [
    'People',
    /HandOver|HandBack|\/Claim$|\/Say|\/Desk|\/Place|SessionDetail$/,
    'Staff who take sessions over from the bot, and the threads in which they and the visitors write.',
  ],
  ['Files', /^\/chat\/User\//, 'Pictures, voice messages and videos to ask about.'],
  ['Questions', /^\/chat\/Chat\/|\/GetSession$/, 'Sessions, and questions asked in them.'],
  ['Events', /\/Events$|\/Webhook/, 'Events in order: read, streamed, or pushed to a web address.'],
  ['Watches', /\/Watch/, 'Searches and listings that visitors watch; they get an alert when something changes.'],
  ['Leads', /\/Lead/, 'People who left an e-mail address or a phone number, in a session or elsewhere.'],
  ['History', /History$|Count|Credits/, 'Messages of past sessions, and their number.'],
  ['Chatbots', /^/, 'Chatbots and their settings.'],
]

/** The groups in reading order. */
const order = ['Chatbots', 'Questions', 'People', 'Listings', 'Watches', 'Files', 'Leads', 'Events', 'History']

export const groupOf = (path: string): string => groups.find(([, pattern]) => pattern.test(path))?.[0] ?? 'Chatbots'

/** The groups that have at least one of these paths. */
export function groupsOf(paths: string[]): { name: string; description: string }[] {
  const present = new Set(paths.map(groupOf))
  return order
    .filter((name) => present.has(name))
    .map((name) => ({ name, description: groups.find(([known]) => known === name)?.[2] ?? '' }))
}
