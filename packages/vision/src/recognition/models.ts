import '../ocr/silence.ts'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { InferenceSession } from 'onnxruntime-node'

/** What lies beside a model of our own: which file it was measured with, and what its answers mean. */
export interface ModelFacts {
  readonly file: string
  readonly sha256: string
}

export interface OwnModel<Facts> {
  readonly session: InferenceSession
  readonly facts: Facts
}

const shipped = new URL('../../models/', import.meta.url)

/** Throws where the bytes are not those that the facts speak of: a model decides what people see. */
export function verifyOwnModel({ file, sha256 }: ModelFacts, bytes: Uint8Array): void {
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`${file} is not the file it should be`)
}

async function readIfThere(file: URL): Promise<Buffer | null> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

/** A model on one thread that never waits in a loop; null where it was left out: recognition does without, and says less. */
export async function loadOwnModel<Facts extends ModelFacts>(
  name: 'detector' | 'looks' | 'row-reader',
  folder: URL = shipped,
): Promise<OwnModel<Facts> | null> {
  const text = await readIfThere(new URL(`${name}.json`, folder))
  if (text === null) return null
  const facts = JSON.parse(text.toString()) as Facts
  const bytes = await readIfThere(new URL(facts.file, folder))
  if (bytes === null) return null
  verifyOwnModel(facts, bytes)
  const session = await InferenceSession.create(bytes, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
    logSeverityLevel: 3,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
  return { session, facts }
}
