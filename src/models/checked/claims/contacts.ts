/** A mail address or a phone number in the form in which they are compared; the code of a country may be left out. */
export const bareContact = (contact: string): string =>
  contact.includes('@') ? contact.toLowerCase() : contact.replaceAll(/\D/g, '').slice(-9)

/** Digits that may be a phone number, in whatever form: what people write is read more widely than what answers claim. */
const DIGITS = /\d[\d\s()./-]{6,20}\d/g

/** What may be phone numbers in a text, in the form in which they are compared. */
export const phonesIn = (text: string): string[] => text.match(DIGITS)?.map(bareContact) ?? []
