/** Texts that call people on Discord, each as a model or a listing might contain it. `id`: of a person, `role`: of a role. */
export function callingTexts(id: string, role: string): string[] {
  const calls = ['@everyone', '@here', `<@${id}>`, `<@!${id}>`, `<@&${role}>`]
  const around: ((call: string) => string)[] = [
    (call) => call,
    (call) => `Dear ${call}, three homes:`,
    (call) => `**${call}**`,
    (call) => `\`${call}\``,
    (call) => `\`\`\`\n${call}\n\`\`\``,
    (call) => `> ${call}`,
    (call) => `- ${call}\n- ${call}`,
    (call) => `| a | b |\n|---|---|\n| ${call} | 2 |`,
    (call) => `[${call}](https://example.com)`,
    (call) => `||${call}||`,
    (call) => `${'long '.repeat(398)}${call} ${'after '.repeat(300)}`,
    (call) => `${'x'.repeat(1_995)}${call}`,
    (call) => `\\${call}`,
    (call) => `${call}${call}${call}`,
    (call) => `\u202e${call}`,
    (call) => `#${call}#`,
  ]
  return calls.flatMap((call) => around.map((put) => put(call)))
}
