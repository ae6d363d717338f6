import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout; everything is found from here, whatever folder the caller stands in. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Stamps and locks that belong to this checkout but not to git. */
export const stateFolder = join(root, '.larder')

/** A reason to stop that the reader can act on: printed as a sentence, without a stack. */
export class Stop extends Error {}

/** Runs a command's main function and turns a Stop into its sentence and exit code 1. */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error)
    process.exit(1)
  }
}

/** npm only warns about an old Node, and the first syntax error would say nothing. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Stop(`Larder needs Node 20.19 or newer; this is ${version}. Get one from https://nodejs.org.`)
  }
}
