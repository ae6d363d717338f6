import sharp from 'sharp'

const leftOdd = [
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
const invert = (bits) => [...bits].map((bit) => (bit === '0' ? '1' : '0')).join('')
const mirror = (bits) => [...bits].toReversed().join('')
const parities = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010']

/** The bars of a code of 13 digits, as a string of ones and zeros. */
function encode(digits) {
  const [first, ...rest] = [...digits].map(Number)
  const left = rest.slice(0, 6).map((digit, index) => {
    return parities[first][index] === '0' ? leftOdd[digit] : mirror(invert(leftOdd[digit]))
  })
  const right = rest.slice(6).map((digit) => invert(leftOdd[digit]))
  return `101${left.join('')}01010${right.join('')}101`
}

/** A photo of a package as a phone sends it, small: a barcode on paper that is not quite white nor quite straight. */
export async function takePhoto(digits) {
  const bars = [...encode(digits)].flatMap((bit, index) =>
    bit === '1' ? `<rect x="${300 + index * 6}" y="330" width="6" height="240" fill="#222"/>` : [],
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#9a8f80"/>
    <g transform="rotate(4 600 450)"><rect x="220" y="270" width="730" height="360" fill="#eeeae2"/>${bars.join('')}</g></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
}
