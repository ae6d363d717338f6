// Plain JavaScript, because the benches play the same film and run without a build.
import { writeFileSync } from 'node:fs'

const odd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const parities = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO']

const turned = (bars) => [...bars].toReversed().join('')
const swapped = (bars) => bars.replaceAll(/./g, (bar) => (bar === '0' ? '1' : '0'))

/** The bars of an EAN-13, a character a module: what is printed on a package. */
export function barsOf(code) {
  const [first, ...digits] = [...code].map(Number)
  const left = digits
    .slice(0, 6)
    .map((digit, index) => (parities[first][index] === 'E' ? turned(swapped(odd[digit])) : odd[digit]))
  const right = digits.slice(6).map((digit) => swapped(odd[digit]))
  return `101${left.join('')}01010${right.join('')}101`
}

/** Runs in the page: a shelf of noise and, on a label, the bars; a green corner says that they are in view. */
function paint({ bars, shift, type }) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 })
  const context = canvas.getContext('2d')
  let seed = 7
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  for (let y = 0; y < 720; y += 16) {
    for (let x = 0; x < 1280; x += 16) {
      context.fillStyle = `rgb(${[0, 1, 2].map(() => 60 + Math.round(random() * 120)).join(' ')})`
      context.fillRect(x, y, 16, 16)
    }
  }
  if (bars !== null) {
    const [width, left, top] = [4, 410 + shift, 240 + shift / 2]
    context.fillStyle = '#fff'
    context.fillRect(left - 50, top - 30, bars.length * width + 100, 240)
    context.fillStyle = '#000'
    for (const [index, bar] of [...bars].entries()) {
      if (bar === '1') context.fillRect(left + index * width, top, width, 170)
    }
    context.fillStyle = '#0f0'
    context.fillRect(0, 0, 64, 64)
  }
  return canvas.toDataURL(type, 0.8)
}

/** A picture of a shelf, with a code or without. */
export async function drawPicture(page, { code, shift = 0, type = 'image/jpeg' }) {
  const address = await page.evaluate(paint, { bars: code === null ? null : barsOf(code), shift, type })
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

const frames_per_second = 30

/** A film as a camera plays it: JPEG after JPEG, first the shelf alone, then a hand that holds the code into view. */
export async function makeFilm(page, { file, code, seconds_before, seconds_after = 20 }) {
  const shelf = await drawPicture(page, { code: null })
  const hand = []
  for (let shift = 0; shift < 24; shift += 4) hand.push(await drawPicture(page, { code, shift }))
  const before = Array.from({ length: Math.round(seconds_before * frames_per_second) }, () => shelf)
  const after = Array.from(
    { length: seconds_after * frames_per_second },
    (_, index) => hand[Math.floor(index / 15) % 6],
  )
  writeFileSync(file, Buffer.concat([...before, ...after]))
}

/** How a browser is started whose camera plays that film. */
export function cameraArguments(file) {
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ]
}
