const notes: Record<string, string> = {
  spanish: '(sin confirmar)',
  french: '(non confirmé)',
  german: '(nicht bestätigt)',
  portuguese: '(não confirmado)',
  italian: '(non confermato)',
}

/** What stands in an answer where something had to be left out; `language` is an English name, "" for any. */
export const noteIn = (language: string): string =>
  Object.entries(notes).find(([name]) => language.toLowerCase().includes(name))?.[1] ?? '(not confirmed)'
