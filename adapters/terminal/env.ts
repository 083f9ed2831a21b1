import { readFile, writeFile } from 'node:fs/promises'

/** Sets one line of an .env file and leaves the others as they are. A new file is readable by its owner only. */
export async function saveSetting(file: string, name: string, value: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  })
  await writeFile(file, withSetting(before, name, value), { mode: 0o600 })
}

function withSetting(before: string, name: string, value: string): string {
  const line = `${name}=${value}`
  const present = new RegExp(`^(?:export )?${name}=.*$`, 'm')
  // A function, because "$" means something in a replacement text.
  if (present.test(before)) return before.replace(present, () => line)
  return `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${line}\n`
}
