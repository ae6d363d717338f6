declare const holds: unique symbol

/**
 * Thousands of values on their way to a thread: JSON arrays as PostgreSQL wrote them, one after the other. Text is copied in
 * a moment, where as many objects would keep the thread that sends them busy for longer than anybody should wait.
 */
export type JsonPages<Value> = readonly string[] & { readonly [holds]?: Value }

/** The values of all pages, read where nobody waits for it. */
export function* readPages<Value>(pages: JsonPages<Value>): Generator<Value> {
  for (const page of pages) yield* JSON.parse(page) as Value[]
}
