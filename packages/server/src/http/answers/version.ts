import { createRequire } from 'node:module'

// From src and from dist alike the path leads to the package.
const { version: released } = createRequire(import.meta.url)('../../../package.json') as { version: string }

/** The release that is running, as its own description and its questions to others name it. */
export const version = released
