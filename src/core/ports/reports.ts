/** From `from` until before `until`, in ms. */
export type Period = { from: number; until: number }
export type Totals = {
  questions: number
  people: number
  answered: number
  notAnswered: number
  handedOver: number
  leads: number
}

/** What happened in a chatbot, counted. May take long; holds nobody up. */
export type ReportStore = {
  totals(chatbotId: number, period: Period): Promise<Totals>
  /** Questions of each quarter of an hour that had some, by its begin in ms, ascending. */
  questionsByTime(chatbotId: number, period: Period): Promise<{ at: number; count: number }[]>
  /** The newest questions that got no answer, at most `limit`. */
  unanswered(chatbotId: number, period: Period, limit: number): Promise<{ content: string; sessionId: number }[]>
}
