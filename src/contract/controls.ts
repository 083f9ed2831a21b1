/** Without C0 and C1 control characters, which would act on a terminal; a tab and the end of a line may stay. */
export const withoutControls = (text: string): string => text.replace(/(?![\t\n])\p{Cc}/gu, '')
