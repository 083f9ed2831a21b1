/**
 * The languages that the service and its bots speak, as locales begin. A new one does not compile until it has its words in each table
 * of type `ByLanguage`. The contributing section of README.md names the other lists that need its words.
 */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]
export type ByLanguage<Value> = Record<Language, Value>

/** Joins the patterns of all languages into the source of one, since people and models mix languages. */
export const inAnyLanguage = (sources: ByLanguage<string>): string => `(?:${Object.values(sources).join('|')})`

/** The language of a person whose program has the locale `locale`, such as "es-ES"; English for languages without texts here. */
export function languageOfLocale(locale: string | undefined): Language {
  const [begin = ''] = (locale ?? '').toLowerCase().split(/[-_]/)
  return LANGUAGES.find((language) => language === begin) ?? 'en'
}
