import { readFileSync } from 'node:fs'
import type { ModelFacts } from '../models.ts'
import { compareLooks } from '../sight/compare-looks.ts'
import { embeddingFromBytes } from './embedding-bytes.ts'

/** The file that training/clutter makes: what parts of kitchens that nobody buys look like. */
interface ClutterFile {
  /** The model that looked at them; another one sees other numbers. */
  readonly looks_sha256: string
  /** Each in base64, a byte a number. */
  readonly embeddings: readonly string[]
}

const models = new URL('../../../models/', import.meta.url)

function readModelFile<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(name, models), 'utf8')) as Content
}

/** None where they were made by another model than the one that looks. */
export function unpackClutter({ looks_sha256, embeddings }: ClutterFile, sha256: string): Float32Array[] {
  if (looks_sha256 !== sha256) return []
  return embeddings.map((bytes) => embeddingFromBytes(Buffer.from(bytes, 'base64')))
}

let known: readonly Float32Array[] | undefined

/** What ships. */
export function loadClutter(): readonly Float32Array[] {
  const { sha256 } = readModelFile<ModelFacts>('looks.json')
  return unpackClutter(readModelFile<ClutterFile>('clutter.json'), sha256)
}

/** How alike a thing looks to the nearest hinge, vent, tray, magnet, plate or hand of other kitchens. */
export function compareClutter(embedding: Float32Array): number {
  known ??= loadClutter()
  return Math.max(0, ...known.map((one) => compareLooks(one, embedding)))
}
