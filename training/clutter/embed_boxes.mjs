// Looks at the boxes of boxes.csv with the shipped model: node training/clutter/embed_boxes.mjs REPOSITORIES (owner/name/path)
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPhoto } from '@larder/vision/decode/decode'
import { embeddingToBytes } from '@larder/vision/recognition/signals/embedding-bytes'
import { lookAt } from '@larder/vision/recognition/sight/looks'

const [repositories] = process.argv.slice(2)
const models = new URL('../../packages/vision/models/', import.meta.url)
const rows = readFileSync(new URL('boxes.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)

const embeddings = []
for (const row of rows) {
  const [repository, path, ...numbers] = row.split(',')
  const [x, y, width, height] = numbers.map(Number)
  const photo = await openPhoto(readFileSync(join(repositories, repository, path)))
  const [{ embedding }] = await lookAt(await photo.colour(1600), [{ x, y, width, height }])
  embeddings.push(embeddingToBytes(embedding).toString('base64'))
}
const { sha256 } = JSON.parse(readFileSync(new URL('looks.json', models), 'utf8'))
writeFileSync(new URL('clutter.json', models), `${JSON.stringify({ looks_sha256: sha256, embeddings }, null, 1)}\n`)
process.stdout.write(`${embeddings.length} pieces of clutter\n`)
