import sharp from 'sharp'

const width = 1280
const height = 720

/** What stands on the drawn shelf, in pixels of the drawing. */
export const packages = [
  { name: 'Rolled Oats', brand: 'Hearth & Mill', colour: '#b7793b', x: 80, y: 96, w: 170, h: 230 },
  { name: 'Spaghetti', brand: 'Casa Rosetti', colour: '#2f5d8a', x: 280, y: 76, w: 120, h: 250 },
  {
    name: 'Chopped Tomatoes',
    brand: 'Casa Rosetti',
    colour: '#a63d2f',
    x: 440,
    y: 186,
    w: 130,
    h: 140,
    count: 3,
    step: 142,
  },
  { name: 'Olive Oil', brand: 'Casa Rosetti', colour: '#6d7a2c', x: 930, y: 66, w: 96, h: 260 },
  { name: 'Breakfast Tea', brand: 'Leaf & Kettle', colour: '#3f6b52', x: 1060, y: 176, w: 150, h: 150 },
  {
    name: 'Wildflower Honey',
    brand: 'Bee Lane',
    colour: '#c58a1f',
    x: 100,
    y: 456,
    w: 130,
    h: 170,
    count: 2,
    step: 150,
  },
  { name: 'Ground Coffee', brand: 'Harbour Roast', colour: '#4a3528', x: 440, y: 416, w: 160, h: 210 },
  {
    name: 'Baked Beans',
    brand: 'Hearth & Mill',
    colour: '#2d7d84',
    x: 660,
    y: 486,
    w: 130,
    h: 140,
    count: 2,
    step: 142,
  },
  { name: 'Corn Flakes', brand: 'Sunrise', colour: '#d0a63a', x: 980, y: 396, w: 190, h: 230 },
]

const placesOf = ({ x, y, w, h, count = 1, step = 0 }) =>
  Array.from({ length: count }, (_, index) => ({ x: x + index * step, y, w, h }))

/** Where each package stands, in fractions of the picture, as the server tells it. */
export function boxesOf(one) {
  return placesOf(one).map(({ x, y, w, h }) => ({ x: x / width, y: y / height, width: w / width, height: h / height }))
}

function drawPackage({ name, brand, colour, ...place }) {
  const lines = name.split(' ')
  return placesOf(place).map(({ x, y, w, h }) => {
    const size = Math.min(30, (w * 1.5) / Math.max(...lines.map((line) => line.length)))
    const words = lines.map(
      (line, row) => `<text x="${x + w / 2}" y="${y + h * 0.5 + row * size * 1.1}" font-size="${size}">${line}</text>`,
    )
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="10" fill="${colour}"/>
      <rect x="${x}" y="${y}" width="${w * 0.16}" height="${h}" rx="10" fill="#fff" opacity=".12"/>
      <rect x="${x}" y="${y + h * 0.2}" width="${w}" height="${h * 0.12}" fill="#fff" opacity=".85"/>
      <text x="${x + w / 2}" y="${y + h * 0.285}" font-size="${Math.min(15, w / 8.5)}" fill="${colour}">${brand.replace('&', '&amp;')}</text>
      ${words.join('')}`
  })
}

/** A shelf in a kitchen as a camera would see it: JPEG, 16 to 9. */
export async function drawShelf() {
  const boards = [326, 626].map(
    (y) =>
      `<rect y="${y}" width="100%" height="26" fill="#9c7a54"/><rect y="${y + 26}" width="100%" height="20" opacity=".18"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif"
    font-weight="bold" fill="#fff" text-anchor="middle"><defs><radialGradient id="light" cx=".4" cy=".2" r=".9">
    <stop offset="0" stop-color="#f3ebdd"/><stop offset="1" stop-color="#cdbda3"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#light)"/>${boards.join('').replaceAll('opacity', 'fill="#3b2b18" opacity')}
    ${packages.flatMap(drawPackage).join('')}</svg>`
  return await sharp(Buffer.from(svg)).blur(0.6).jpeg({ quality: 88 }).toBuffer()
}

/** The lines of the drawn receipt; those with a price are what was bought. */
export const receipt_lines = [
  ['GREEN VALLEY MARKET'],
  ['12 Harbour Street'],
  ['11/14/2026 17:42'],
  [],
  ['WHOLE MILK 1L', 1.29],
  ['BROWN BREAD', 2.49],
  ['BANANAS', 1.8],
  ['CHICKEN THIGHS 500G', 6.99],
  ['ORANGE JUICE 1L', 3.2],
  [],
  ['TOTAL', 15.77],
  ['CARD', 15.77],
  [],
  ['Thank you for shopping with us'],
]
const row_px = 40
const paper = { width: 520, height: (receipt_lines.length + 3) * row_px }

/** Where a line of the receipt stands, in fractions of the picture. */
export function lineBox(row) {
  const y = (row + 1.35) * row_px
  return { x: 0.06, y: y / paper.height, width: 0.88, height: (row_px * 0.95) / paper.height }
}

/** A receipt as a till prints it, as a PNG. */
export async function drawReceipt() {
  const words = receipt_lines.flatMap(([text = '', price], row) => {
    const y = (row + 2) * row_px
    const end =
      price === undefined ? [] : [`<text x="${paper.width - 40}" y="${y}" text-anchor="end">${price.toFixed(2)}</text>`]
    return [`<text x="40" y="${y}">${text}</text>`, ...end]
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${paper.width}" height="${paper.height}" font-family="monospace"
    font-size="25" fill="#2b2a28"><rect width="100%" height="100%" fill="#fbfaf6"/>${words.join('')}</svg>`
  return await sharp(Buffer.from(svg)).png().toBuffer()
}
