import { readFile, writeFile } from 'node:fs/promises'
import { confirm, isCancel, password, select } from '@clack/prompts'
import { createClient } from '../../src/contract/client/client.ts'
import { Refused } from '../../src/contract/client/refused.ts'
import { errorCodeOf } from '../../src/contract/errors.ts'
import type { ChatbotName } from '../bridge/platform/listener.ts'
import { explainFirstCall } from '../bridge/program/choose-chatbot.ts'
import { CannotStart } from '../bridge/program/settings.ts'
import type { TerminalWords } from './words/words.ts'

/** Asks for the secret key, after a check that the service answers. */
export async function askForKey(url: string, { setUp }: TerminalWords): Promise<string> {
  await expectCore(url)
  const key = answered(await password({ message: setUp.key }), setUp).trim()
  if (key === '') throw new CannotStart(setUp.withoutKey)
  return key
}

async function expectCore(url: string): Promise<void> {
  try {
    await createClient({ baseUrl: url, secretKey: '' }).call('List', {})
  } catch (error) {
    // A refusal for the missing key shows that the service answers.
    if (!(error instanceof Refused)) throw explainFirstCall(error, url)
  }
}

export async function offerToKeep(key: string, { setUp }: TerminalWords): Promise<void> {
  const keep = answered(await confirm({ message: setUp.keep }), setUp)
  if (keep) await saveSetting('.env', 'SECRET_KEY', key)
}

/** Asks which chatbot to talk to; returns its serial number. */
export async function chooseByHand(chatbots: ChatbotName[], { setUp }: TerminalWords): Promise<string> {
  const options = chatbots.map(({ serialNumber, Name }) => ({
    value: serialNumber,
    label: Name || serialNumber,
    hint: serialNumber,
  }))
  return answered(await select({ message: setUp.choose, options }), setUp)
}

function answered<Value>(answer: Value, { neverMind }: TerminalWords['setUp']): Exclude<Value, symbol> {
  if (isCancel(answer)) throw new CannotStart(neverMind)
  return answer as Exclude<Value, symbol>
}

/** Sets one line of an .env file and keeps the others. A new file is readable only by its owner. */
export async function saveSetting(file: string, name: string, value: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCodeOf(error) === 'ENOENT') return ''
    throw error
  })
  await writeFile(file, withSetting(before, name, value), { mode: 0o600 })
}

function withSetting(before: string, name: string, value: string): string {
  const line = `${name}=${value}`
  const present = new RegExp(`^(?:export )?${name}=.*$`, 'm')
  // As a function, since "$" is special in a replacement string.
  if (present.test(before)) return before.replace(present, () => line)
  return `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${line}\n`
}
