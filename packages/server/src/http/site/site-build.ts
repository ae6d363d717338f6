import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** What the build of the app left for whoever serves it. */
function readJson(folder: string, name: string): unknown {
  const file = join(folder, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const buildNote = z.object({ api_base: z.optional(z.string()), scripts: z._default(z.array(z.string()), []) })

export interface BuildNote {
  /** The origin of the API that the app was built for, where that is not our own. */
  readonly api_origin: string | undefined
  /** The hashes of the scripts that stand in the page itself. */
  readonly scripts: readonly string[]
}

/** What the content security policy of the pages has to allow. */
export function readBuildNote(folder: string): BuildNote {
  const { api_base, scripts } = buildNote.parse(readJson(folder, 'build.json') ?? {})
  const isElsewhere = api_base !== undefined && URL.canParse(api_base)
  return { api_origin: isElsewhere ? new URL(api_base).origin : undefined, scripts }
}

const screenFiles = z.array(z.object({ address: z.string(), files: z.array(z.string()) }))

/** For each address of the app the header that has a browser fetch its screen beside the entry instead of after it. */
export function readScreenLinks(folder: string): (path: string) => string | undefined {
  const screens = screenFiles.parse(readJson(folder, 'screens.json') ?? []).map(({ address, files }) => ({
    address: new RegExp(address),
    links: files.map((part) => `<${part}>; rel=modulepreload; fetchpriority=low`).join(', '),
  }))
  return (path) => screens.find(({ address }) => address.test(path))?.links
}
