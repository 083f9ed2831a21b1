import { isPublicHeading } from '../../../contract/public-heading.ts'

/** What holds for the lines below a heading: all are public, none is, or each is judged by itself. */
export type Section = 'public' | 'private' | 'open'

/** Starts a private section, which ends only at the next heading. */
const PRIVATE_HEADING =
  /^\W*(?:internal|confidential|private(?! (?:parking|gardens?|viewings?|showings?|tours?|appointments?|offices?|homes?|rentals?|sellers?|buyers?|landlords?))|secret|(?:for )?(?:staff|agents?|team|colleagues)(?: members)? only|between (?:us|ourselves)|do not (?:tell|share|publish|quote)|psst|not (?:public|to be (?:shared|quoted|published))|not for (?:customers|clients|visitors)|intern[eoa]?s?|vertraulich|geheim|nur für (?:mitarbeiter|kollegen|das team|uns)|nicht (?:öffentlich|für kunden|weitergeben)|confidentiel|réservé (?:au personnel|à l.équipe)|pour l.équipe|ne pas (?:divulguer|communiquer)|confidencial|solo (?:para )?(?:el )?(?:personal|equipo|agentes)|só para (?:a equipe|a equipa|funcionários)|não (?:divulgar|partilhar|compartilhar)|no (?:divulgar|compartir|publicar)|(?:notes?|instructions|rules) (?:to|for) (?:the )?(?:assistant|bot|chatbot|agents?|staff)|instructions)\b/i
/** A short line that ends with a colon, or one that begins with "#". */
const HEADING = /^(?:#{1,6}\s.{1,120}|[^.!?:]{1,60}:)$/

export const isHeading = (line: string): boolean => HEADING.test(line)

/** The section after a line. `isPrivate`: whether a heading in unusual words stands above confidences. */
export function sectionAfter(line: string, before: Section, isPrivate: (heading: string) => boolean): Section {
  if (isPublicHeading(line)) return 'public'
  if (PRIVATE_HEADING.test(line)) return 'private'
  if (isHeading(line)) return isPrivate(line) ? 'private' : 'open'
  // Both rules err on the private side: a blank line ends a public section but not a private one.
  return line === '' && before === 'public' ? 'open' : before
}
