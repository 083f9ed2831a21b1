/** Removes C0 and C1 control characters, which a terminal would act on. Tabs and line feeds stay. */
export const withoutControls = (text: string): string => text.replace(/(?![\t\n])\p{Cc}/gu, '')
