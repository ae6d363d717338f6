import '../ocr/silence.ts'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { InferenceSession } from 'onnxruntime-node'

/** Models of our own (see their cards): one finds things, one names kinds and tells looks apart. A changed file is not loaded. */
const files = {
  detector: { name: 'detector.onnx', sha256: '' },
  looks: { name: 'looks.onnx', sha256: '' },
} as const

export type OwnModel = keyof typeof files

const folder = new URL('../../models/', import.meta.url)

/** Throws where the bytes are not those that were measured. */
export function verifyOwnModel(model: OwnModel, bytes: Uint8Array): void {
  const { name, sha256 } = files[model]
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`${name} is not the file it should be`)
}

async function readIfThere(name: string): Promise<Buffer | null> {
  return readFile(new URL(name, folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

/** A model on one thread that never waits in a loop; null where the file was left out, and recognition does without. */
export async function loadOwnModel(model: OwnModel): Promise<InferenceSession | null> {
  const bytes = await readIfThere(files[model].name)
  if (bytes === null) return null
  verifyOwnModel(model, bytes)
  return InferenceSession.create(bytes, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
    logSeverityLevel: 3,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
}
