/**
 * What tells a confidence of a kind: a sentence in which one of the lines occurs, unless it has one of the words that speak openly of
 * the same. A line is words, each with its alternatives, in their order: "sellers?|owners? … accepts?|takes? … less|below". Sentences
 * are compared in small letters and without accents (see fold).
 */
export type Signs = { told: readonly string[]; unless?: string }

/** The kinds of confidences, with what tells them in one language. */
export type SignsByKind = {
  /** how far sellers, landlords and the business itself go below what they ask: "Our sellers often accept 5 % less." */
  negotiationRoom: Signs
  /** what those get who hesitate, haggle or threaten to leave: "The furniture can be thrown in if a buyer hesitates." */
  concessions: Signs
  /** offers that were received, and reserve prices: "Two bids are in, the higher one is 455,000." */
  offers: Signs
  /** why somebody sells, and how badly: "He is selling because of his divorce." */
  reasons: Signs
  /** what a buyer or tenant has, earns and can pay at most: "The buyer can go up to 415,000." */
  means: Signs
  /** who is behind with the rent, and what is done about it: "Flat 7 has not paid since August." */
  arrears: Signs
  /** what staff earns, and how commission is split with it: "Tom is on a 70/30 split." */
  pay: Signs
  /** what staff has to sell: "Each negotiator has a target of four instructions a month." */
  targets: Signs
  /** who leaves, is dismissed or ill: "Lucy is on her final warning." */
  staffMatters: Signs
  /** what suppliers and partners pay for customers: "The surveyor pays us 180 for each referral." */
  kickbacks: Signs
  /** what things cost the business, what it earns and owes: "A clean costs us 55." */
  finances: Signs
  /** codes, passwords, keys, alarms and when nobody is there: "The alarm code is 7719." */
  security: Signs
  /** how persons are reached in private: "Only the team may have Henrik's WhatsApp." */
  privateContacts: Signs
  /** what is thought of people: "The caretaker is an idiot." */
  opinions: Signs
  /** quarrels and lawsuits: "We are in a row with the managing agent." */
  disputes: Signs
  /** what is planned and not announced: "We are in talks with a chain that wants to buy us." */
  plans: Signs
  /** how customers are worked on: "Tell buyers that there is another couple." */
  tactics: Signs
  /** what is wrong with a home or its papers: "The cellar floods every February." */
  defects: Signs
  /** licences, certificates and taxes that are not in order: "Our licence has lapsed." */
  lapses: Signs
}
