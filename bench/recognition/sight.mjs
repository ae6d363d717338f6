// Runs the shipped models on pictures as they are described beside them.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import sharp from 'sharp'

const least_score = 0.05

/** A model with its description; bytes other than the described ones are refused. */
export async function loadModel(folder, name, threads = 2) {
  const about = JSON.parse(await readFile(`${folder}/${name}.json`, 'utf8'))
  const bytes = await readFile(`${folder}/${name}.onnx`)
  if (createHash('sha256').update(bytes).digest('hex') !== about.sha256) throw new Error(`${name}.onnx is another file`)
  const session = await InferenceSession.create(bytes, {
    intraOpNumThreads: threads,
    logSeverityLevel: 3,
    // A machine shared with others must not wait in a loop.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
  return { about, session }
}

/** A photo as upright pixels, decoded once. */
export async function openPhoto(bytes) {
  const { data, info } = await sharp(bytes).rotate().removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { width, height, scaled: () => sharp(data, { raw: { width, height, channels: 3 } }) }
}

async function run({ about, session }, pixels) {
  const { side } = about.input
  const plane = side * side
  const values = new Float32Array(3 * plane)
  for (let index = 0; index < pixels.length; index++)
    values[(index % 3) * plane + Math.floor(index / 3)] = pixels[index] / 127.5 - 1
  const before = process.cpuUsage()
  const outputs = await session.run({ input: new Tensor('float32', values, [1, 3, side, side]) })
  const { user, system } = process.cpuUsage(before)
  return { ...outputs, ms: (user + system) / 1000 }
}

/** Logits, unit vector and milliseconds of the processor for a square of the photo, else for all of it. */
export async function look(model, photo, box = null) {
  const pixels = await (box === null ? squeeze(model, photo) : cutSquare(model, photo, box))
  const { logits, emb, ms } = await run(model, pixels)
  return { logits: logits.data, embedding: emb.data, ms }
}

const squeeze = ({ about: { input } }, photo) =>
  photo.scaled().resize(input.side, input.side, { fit: 'fill', kernel: 'linear' }).raw().toBuffer()

/** The square around a box (fractions: centre, size), moved into the photo as far as it fits; outside is grey. */
function cutSquare({ about: { input } }, photo, [cx, cy, w, h]) {
  const size = Math.max(w * photo.width, h * photo.height) * input.margin
  const place = (centre, length) => {
    const start =
      size <= length ? Math.min(Math.max(centre * length - size / 2, 0), length - size) : (length - size) / 2
    const from = Math.round(Math.max(start, 0))
    const count = Math.max(1, Math.round(Math.min(start + size, length)) - from)
    const scaled = Math.min(input.side, Math.max(1, Math.round((count * input.side) / size)))
    const before = Math.min(input.side - scaled, Math.max(0, Math.round((-start * input.side) / size)))
    return { from, count, scaled, before, after: input.side - scaled - before }
  }
  const [across, along] = [place(cx, photo.width), place(cy, photo.height)]
  return photo
    .scaled()
    .extract({ left: across.from, top: along.from, width: across.count, height: along.count })
    .resize(across.scaled, along.scaled, { fit: 'fill', kernel: 'linear' })
    .extend({
      left: across.before,
      right: across.after,
      top: along.before,
      bottom: along.after,
      background: { r: input.grey, g: input.grey, b: input.grey },
    })
    .raw()
    .toBuffer()
}

const areaOf = ([left, top, right, bottom]) => Math.max(0, right - left) * Math.max(0, bottom - top)

/** The share two boxes (left, top, right, bottom) have in common. */
export function overlap(a, b) {
  const shared = areaOf([Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])])
  return shared / (areaOf(a) + areaOf(b) - shared)
}

/** Boxes as fractions of the photo, the best first, without doubles; and milliseconds of the processor. */
export async function detect(model, photo) {
  const { input, suppress } = model.about
  const background = { r: input.grey, g: input.grey, b: input.grey }
  const scale = input.side / Math.max(photo.width, photo.height)
  const fitted = { fit: 'contain', position: 'left top', background, kernel: 'linear' }
  const pixels = await photo.scaled().resize(input.side, input.side, fitted).raw().toBuffer()
  const { scores, boxes, ms } = await run(model, pixels)
  const found = []
  for (let index = 0; index < scores.data.length; index++) {
    const box = [...boxes.data.subarray(4 * index, 4 * index + 4)]
    if (scores.data[index] >= least_score && found.every((other) => overlap(other.box, box) <= suppress))
      found.push({ score: scores.data[index], box })
  }
  const size = [photo.width * scale, photo.height * scale]
  const toFractions = (box) => box.map((edge, at) => Math.min(1, Math.max(0, edge / size[at % 2])))
  return { found: found.map(({ score, box }) => ({ score, box: toFractions(box) })), ms }
}
