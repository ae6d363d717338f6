// Scores each real receipt with the model that has not learned from its shop: node score_folds.mjs SETS PAGES MODELS
// MODELS holds fold-0.onnx to fold-4.onnx (train.py --real), and receipts of a fold without one are left out; without it the shipped model is scored, which has learned from all of them.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseReceipt } from '@larder/vision/receipt/parse'
import { useRowReaderOf } from '@larder/vision/receipt/reader/label-rows'
import { createScore } from '../../../bench/receipts/score.mjs'
import { foldOf, fold_count } from './folds.mjs'
import { listPages } from './truth.mjs'

const [sets, pages, models] = process.argv.slice(2)

/** A folder with one fold's model in the way the app loads its own. */
function placeModel(fold) {
  const folder = join(mkdtempSync(join(tmpdir(), 'larder-folds-')), String(fold))
  mkdirSync(folder)
  const bytes = readFileSync(join(models, `fold-${fold}.onnx`))
  writeFileSync(join(folder, 'row-reader.onnx'), bytes)
  const facts = { file: 'row-reader.onnx', sha256: createHash('sha256').update(bytes).digest('hex') }
  writeFileSync(join(folder, 'row-reader.json'), JSON.stringify(facts))
  return pathToFileURL(`${folder}/`)
}

const scores = new Map()
for (const fold of models === undefined ? [null] : Array.from({ length: fold_count }, (_, index) => index)) {
  if (fold !== null && !existsSync(join(models, `fold-${fold}.onnx`))) continue
  if (fold !== null) useRowReaderOf(placeModel(fold))
  for (const { set, name, truth, page } of listPages(sets, pages)) {
    if (fold !== null && foldOf(set, name) !== fold) continue
    if (!scores.has(set)) scores.set(set, createScore())
    scores.get(set).add(truth, await parseReceipt(page))
  }
}
for (const [set, { f1, shares }] of scores) {
  const parts = Object.entries(shares).filter(([, { of }]) => of > 0)
  const line = `${set.padEnd(8)} item F1 ${f1().toFixed(3)}  ${parts.map(([name, { right, of }]) => `${name} ${right}/${of}`).join('  ')}`
  process.stdout.write(`${line}\n`)
}
