import type { ReadingProgress } from '@larder/contract/reading-progress'
import type { Match } from '@larder/contract/recognition'
import type { Reading } from '../barcode/reading.ts'
import type { NamedItem } from '../matching/known-items.ts'
import type { Receipt } from '../receipt/parse.ts'
import type { KnowledgePages } from '../recognition/naming/item-pages.ts'
import type { NamedPhoto } from '../recognition/naming/named.ts'
import type { Sight } from '../recognition/sight/sight.ts'
import { type JsonPages, readPages } from './json-pages.ts'

/** What the worker threads can do: a name, what it takes and what it answers. A new job is a line here and below. */
export interface Jobs {
  readBarcodes: { input: { readonly image: Uint8Array }; output: Reading[] }
  readReceipt: { input: { readonly image: Uint8Array }; output: Receipt }
  seeProducts: { input: { readonly image: Uint8Array }; output: Sight }
  nameProducts: { input: { readonly sight: Sight; readonly knowledge: KnowledgePages }; output: NamedPhoto }
  matchLines: {
    input: { readonly product_names: readonly string[]; readonly items: JsonPages<NamedItem> }
    output: (Match | null)[]
  }
  copyPhoto: { input: { readonly image: Uint8Array }; output: Uint8Array }
}

export type JobName = keyof Jobs
export type JobInput<Name extends JobName> = Jobs[Name]['input']
export type JobOutput<Name extends JobName> = Jobs[Name]['output']
/** How far a job is. Who looks for products also tells what there is at a glance, long before the end. */
export type JobProgress = ReadingProgress & { readonly sight?: Sight }
export type Report = (progress: JobProgress) => void
export type JobHandler<Name extends JobName> = (input: JobInput<Name>, report?: Report) => Promise<JobOutput<Name>>

// Enough for small print on a long strip, and far below what services take.
const copy_long_side = 3000

/** Loaded by the thread that first needs it: nobody pays for models of jobs that are not asked for. */
export const loadHandler: { readonly [Name in JobName]: () => Promise<JobHandler<Name>> } = {
  readBarcodes: async () => {
    const { readBarcodes } = await import('../barcode/read.ts')
    return ({ image }) => readBarcodes(image)
  },
  readReceipt: async () => {
    const { readReceipt } = await import('../receipt/read.ts')
    return ({ image }, report) => readReceipt(image, report)
  },
  seeProducts: async () => {
    const { seeProducts } = await import('../recognition/sight/see.ts')
    return ({ image }, report) => seeProducts(image, report)
  },
  nameProducts: async () => {
    const { nameProducts } = await import('../recognition/naming/name.ts')
    const { readItems } = await import('../recognition/naming/item-pages.ts')
    return async ({ sight, knowledge }) => nameProducts(sight, { ...knowledge, items: readItems(knowledge.items) })
  },
  matchLines: async () => {
    const { matchLines } = await import('../matching/match-lines.ts')
    return async ({ product_names, items }) => matchLines(product_names, readPages(items))
  },
  copyPhoto: async () => {
    const { openPhoto } = await import('../decode/decode.ts')
    return async ({ image }) => (await openPhoto(image)).jpeg(copy_long_side)
  },
}

/** What the owner of a thread says to it. */
export interface JobRequest {
  readonly name: JobName
  readonly input: JobInput<JobName>
  readonly wants_progress: boolean
}

/** What a thread says back, perhaps after telling how far it is: a refusal is a sentence for a person, a fault is for the log. */
export type JobResponse =
  | { readonly kind: 'progress'; readonly progress: JobProgress }
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string; readonly stack: string | undefined }
