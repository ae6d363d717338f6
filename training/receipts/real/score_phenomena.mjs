// How well drawn receipts are read, by what is in them: node score_phenomena.mjs DRAWN (the folder that draw.py wrote)
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readReceipt } from '@larder/vision/receipt/read'
import { createScore } from '../../../bench/receipts/score.mjs'

const [folder] = process.argv.slice(2)
const scores = new Map()
for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  const truth = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const nothing = { merchant: null, transaction_date: null, total: null, items: [] }
  const receipt = await readReceipt(readFileSync(join(folder, file.replace('.json', '.jpg')))).catch(() => nothing)
  for (const name of ['all', ...truth.phenomena]) {
    if (!scores.has(name)) scores.set(name, { score: createScore(), count: 0 })
    const known = scores.get(name)
    known.score.add(truth, receipt)
    known.count += 1
  }
}
for (const [name, { score, count }] of [...scores].toSorted((a, b) => a[1].score.f1() - b[1].score.f1()))
  process.stdout.write(`${name.padEnd(22)} item F1 ${score.f1().toFixed(3)} of ${count} receipts\n`)
