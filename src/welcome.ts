import type { FirstStart } from './core/keys/first-start.ts'

/** What the person who started the service reads: the address, and at the first start the keys and something to try. */
export function welcome(url: string, first: FirstStart | undefined): string {
  const lines = [`Porchlight listens on ${url}`]
  if (first !== undefined) {
    lines.push(
      '',
      'Your keys, shown only this once. Keep them, best in .env:',
      '',
      `  SECRET_KEY=${first.secretKey}`,
      `  SESSION_KEY=${first.sessionKey}`,
    )
    if (first.demoSerial !== undefined)
      lines.push(`  CHATBOT_SERIAL=${first.demoSerial}`, '', ...tryIt(url, first, first.demoSerial))
  }
  return `${lines.join('\n')}\n`
}

const tryIt = (url: string, { sessionKey }: FirstStart, serial: string): string[] => [
  'The demo chatbot has made-up listings. List one of them:',
  '',
  `  curl -s ${url}/chat/Chatbot/RealEstateList -H 'chatrobot-sessionkey: ${sessionKey}' \\`,
  `    -d '{"SerialNumber":"${serial}","PageSize":1}'`,
  '',
  'Or talk to it, in another terminal: npm run chat',
]
