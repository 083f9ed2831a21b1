import * as fc from 'fast-check'

/** Any character of Unicode: fast-check's unit `binary` is the same, but first makes a map of a million of them, for a second. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
  .map((point) => String.fromCodePoint(point))

/** A text of any characters, control characters among them. */
export const anyString = (constraints: fc.StringConstraints = {}) => fc.string({ ...constraints, unit: anyCharacter })
