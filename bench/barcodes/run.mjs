// What the photo scan costs beside one pass of zxing at 1280 px: npm run bench:barcodes FOLDER (of JPEG and PNG files).
// Its own passes may read no code at all there; how many codes are right is for a scorer that knows them.
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readBarcodes } from '@larder/vision/barcode/read'
import { chooseCredible } from '@larder/vision/barcode/reading'
import { readWithZxing } from '@larder/vision/barcode/zxing'
import { openPhoto } from '@larder/vision/decode/decode'

const side = 1280
const at_most_ratio = 1.5
const at_most_cpu_ms = 4000
const rounds = 3

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Say which folder of photos to read: npm run bench:barcodes FOLDER')
  process.exit(1)
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function cpuMs(work) {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1000, result }
}

/** The best of a few: whatever else the machine does can only make it slower. CPU time, since it is shared. */
async function best(work) {
  const runs = []
  for (let round = 0; round < rounds; round++) runs.push(await cpuMs(work))
  return runs.toSorted((a, b) => a.ms - b.ms)[0]
}

const onePass = async (bytes) => chooseCredible(await readWithZxing(await (await openPhoto(bytes)).grey(side)))

const names = (await readdir(folder)).filter((name) => /\.(jpe?g|png)$/i.test(name))
const ratios = []
const slow = []
let read = 0
for (const name of names) {
  const bytes = await readFile(join(folder, name))
  const pass = await best(() => onePass(bytes))
  const isQuick = pass.result.length > 0
  const whole = isQuick ? await best(() => readBarcodes(bytes)) : await cpuMs(() => readBarcodes(bytes))
  if (isQuick) ratios.push(whole.ms / pass.ms)
  else slow.push(whole.ms)
  if (whole.result.length > 0) read += 1
}

const ratio = median(ratios)
const longest = Math.max(0, ...slow)
const isFast = ratio <= at_most_ratio
const isBounded = longest < at_most_cpu_ms
console.log(`${names.length} photos, a code read in ${read}; the first pass was enough in ${ratios.length}`)
console.log(
  `there: median ${ratio.toFixed(2)} of one pass at ${side} px (at most ${at_most_ratio}): ${isFast ? 'ok' : 'too slow'}`,
)
console.log(
  `else: median ${median(slow).toFixed(0)}, longest ${longest.toFixed(0)} ms of CPU (at most ${at_most_cpu_ms}): ${isBounded ? 'ok' : 'too slow'}`,
)
process.exitCode = isFast && isBounded ? 0 : 1
