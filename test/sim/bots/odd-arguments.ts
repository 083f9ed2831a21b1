/** What may stand behind the verb of a button that no current version made. */
export const oddArguments = [
  '',
  'x',
  '0',
  '-1',
  '99999999999999999999',
  '1/2/3/4',
  '1.MLS7/~',
  '%',
  '🏡',
  '{"a":1}',
  'x'.repeat(80),
]

/** Names that every object of JavaScript has, though no table lists them. */
export const inheritedNames = ['constructor', '__proto__', 'toString', 'hasOwnProperty']
