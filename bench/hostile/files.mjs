import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A PNG whose pixels are far more than its bytes; `claims` says what its head tells of itself. */
function drawPng({ width, height, depth, colour, interlace = 0, rows = height }) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, colour, 0, 0, interlace], 8)
  const channels = { 0: 1, 2: 3, 6: 4 }[colour]
  const row = 1 + Math.ceil((width * channels * depth) / 8)
  // Interlaced it is seven pictures; their rows are together a little more.
  const pixels = deflateSync(Buffer.alloc(Math.ceil(row * rows * (interlace === 1 ? 1.01 : 1))), { level: 9 })
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

/** A comment in a PNG that is small here and large once it is unpacked. */
function drawTextBomb(dot) {
  const packed = deflateSync(Buffer.alloc(400_000_000, 0x20), { level: 9 })
  const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed]))
  return Buffer.concat([dot.subarray(0, 33), text, dot.subarray(33)])
}

const paper = (width, height) => sharp({ create: { width, height, channels: 3, background: '#eee' } })

/** A photo of so many bytes, and empty: it is the crowd that is tried here, not the reading. */
export async function drawHeavy(bytes) {
  const photo = await paper(200, 200).jpeg().toBuffer()
  return Buffer.concat([photo, Buffer.alloc(bytes - photo.length)])
}

/** Files that are not what they say, or far more than they look; each with the statuses it may get. */
export async function drawFiles() {
  const jpeg = await paper(600, 800).jpeg().toBuffer()
  const png = await paper(600, 800).png().toBuffer()
  const progressive = await paper(6_900, 7_200).jpeg({ progressive: true, quality: 20 }).toBuffer()
  const [read, refused] = [[200], [400, 413]]
  return {
    'a picture of 30,000 by 30,000': {
      bytes: drawPng({ width: 30_000, height: 30_000, depth: 1, colour: 0 }),
      allowed: refused,
    },
    'one that claims 2 billion pixels a side': {
      bytes: drawPng({ width: 0x7fffffff, height: 0x7fffffff, depth: 8, colour: 2, rows: 0 }),
      allowed: refused,
    },
    '50 megapixels, 8 bytes each, interlaced': {
      bytes: drawPng({ width: 7_000, height: 7_100, depth: 16, colour: 6, interlace: 1 }),
      allowed: [...read, ...refused],
    },
    '50 megapixels as a progressive JPEG': { bytes: progressive, allowed: [...read, ...refused] },
    'one pixel high, 50 million wide': {
      bytes: drawPng({ width: 50_000_000, height: 1, depth: 1, colour: 0 }),
      allowed: refused,
    },
    'a comment of 400 MB': { bytes: drawTextBomb(png), allowed: [...read, ...refused] },
    'a ZIP': { bytes: Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100_000)]), allowed: refused },
    'half a JPEG': { bytes: jpeg.subarray(0, jpeg.length / 2), allowed: refused },
    'a PNG without its end': { bytes: png.subarray(0, png.length - 40), allowed: refused },
    'a JPEG that is a page too': {
      bytes: Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
      allowed: read,
    },
    'a JPEG that is a ZIP too': { bytes: Buffer.concat([jpeg, Buffer.from('PK\x03\x04'), jpeg]), allowed: read },
    'a script that begins as a GIF': { bytes: Buffer.from('GIF89a/*'.padEnd(1_000, '*/=1;')), allowed: refused },
    'a TIFF named .jpg': { bytes: await paper(60, 80).tiff().toBuffer(), allowed: refused },
    'noise behind a JPEG head': {
      bytes: Buffer.concat([jpeg.subarray(0, 200), Buffer.alloc(1_000_000, 0xa5)]),
      allowed: [...read, ...refused],
    },
  }
}
