import { createWriteStream } from 'node:fs'
import { once } from 'node:events'

const first =
  `Organic Classic Whole Light Creamy Crunchy Smoked Fresh Dark Mild Spicy Golden Natural Sweet Salted Roasted Frozen
  Fine Extra Bio Traditional Homestyle Family Premium Pure Soft Crispy Double Wild Alpine`.split(/\s+/)
const second =
  `Milk Chocolate Bread Cheese Yogurt Biscuits Pasta Rice Coffee Tea Juice Water Tomato Sauce Soup Beans Ham Sausage
  Salmon Tuna Honey Jam Butter Cream Cereal Oats Muesli Chips Nuts Almonds Olive Oil Vinegar Mustard Ketchup Curry
  Lentils Chickpeas Cookies Crackers Wafers Candy Gum Soap Shampoo Detergent Apfelsaft Käse Brötchen Crème`.split(/\s+/)
const third = `with of in and plus`.split(' ')
const syllables =
  `ba ke lo mi ra so ta ve no pi du fe gri har jun kal lem mon nor ost pan qui rus sel tor ul vin wes yor zan`.split(
    ' ',
  )
const sizes = ['500 g', '1 kg', '250g', '6 x 330 ml', '1,5 L', '12 oz', '75 cl', '', '', '']

/** The same rows for the same number, anywhere. */
function createRandom(seed) {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

function checkDigit(digits) {
  let sum = 0
  for (let i = 0; i < 12; i++) sum += Number(digits[i]) * (i % 2 === 0 ? 1 : 3)
  return (10 - (sum % 10)) % 10
}

/** The code of the row with this number; prefixes of shops are left out. */
export function codeOf(row) {
  const digits = `4${String((row * 7919) % 100_000_000_000).padStart(11, '0')}`
  return `${digits}${checkDigit(digits)}`
}

/** One product, its words as unequally common as in a real catalogue. */
export function createRow(row) {
  const random = createRandom(row * 2_654_435_761 + 1)
  const pick = (list) => list[Math.floor((random(1000) / 1000) ** 2 * list.length)]
  const rare = () => Array.from({ length: 2 + random(3) }, () => syllables[random(syllables.length)]).join('')
  const name = `${pick(first)} ${pick(second)}${random(3) === 0 ? ` ${pick(third)} ${pick(second)}` : ''} ${rare()}`
  const brand = random(5) === 0 ? '' : rare().replace(/^./, (letter) => letter.toUpperCase())
  const categories =
    random(2) === 0 ? '' : `${pick(second)}s, ${pick(first)} ${pick(second)}s, ${pick(second)} products`
  const code = codeOf(row)
  const image = random(3) === 0 ? `https://images.openfoodfacts.org/images/products/${code}/front_en.3.400.jpg` : ''
  return [code, name, brand, sizes[random(sizes.length)], categories, image].join('\t')
}

/** Writes a dump of synthetic products, the columns named as in the public one. */
export async function generate(path, rows) {
  const file = createWriteStream(path)
  file.write('code\tproduct_name\tbrands\tquantity\tcategories\timage_url\n')
  for (let row = 0; row < rows; row += 1000) {
    const lines = []
    for (let i = row; i < Math.min(row + 1000, rows); i++) lines.push(createRow(i))
    if (!file.write(`${lines.join('\n')}\n`)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
}
