import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadOwnModel, verifyOwnModel } from './models.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-models-'))
})
afterAll(() => rm(folder, { recursive: true }))

const from = () => pathToFileURL(`${folder}/`)

it('does without a model that was left out', async () => {
  expect(await loadOwnModel('looks', from())).toBeNull()
  await writeFile(join(folder, 'looks.json'), JSON.stringify({ file: 'looks.onnx', sha256: '' }))
  expect(await loadOwnModel('looks', from())).toBeNull()
})

it('loads no file that was changed', async () => {
  await writeFile(join(folder, 'detector.json'), JSON.stringify({ file: 'detector.onnx', sha256: '0'.repeat(64) }))
  await writeFile(join(folder, 'detector.onnx'), 'other weights')
  await expect(loadOwnModel('detector', from())).rejects.toThrow('detector.onnx is not the file it should be')
  expect(() => verifyOwnModel({ file: 'x.onnx', sha256: '' }, Buffer.from('x'))).toThrow('x.onnx')
})

it('loads those that are shipped', async () => {
  for (const name of ['detector', 'looks'] as const) {
    const model = await loadOwnModel(name)
    expect(model?.session.inputNames).toHaveLength(1)
  }
})
