type Defined<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> }

/** The fields that are said: what is left out changes nothing. */
export function dropUndefined<Fields extends object>(fields: Fields): Partial<Defined<Fields>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<
    Defined<Fields>
  >
}
