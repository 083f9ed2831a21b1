/** The entry of a table by a name from outside. Undefined also for names that every object has, such as "constructor". */
export const entryOf = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
