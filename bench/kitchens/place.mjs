// A crop is what a person would call it where the product fills half of it, or is about as large.
const fills = 0.5
const as_large = 0.4

const areaOf = ({ width, height }) => width * height

function commonArea(a, b) {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

function overlap(a, b) {
  const common = commonArea(a, b)
  return common / (areaOf(a) + areaOf(b) - common)
}

/** How much of a box a product fills, by the boxes of its truth. */
function rate(box, { boxes }) {
  const filled = boxes.reduce((sum, own) => sum + commonArea(box, own), 0) / areaOf(box)
  const isAsLarge = boxes.some((own) => overlap(box, own) >= as_large)
  return Math.max(Math.min(filled, 1), isAsLarge ? fills : 0)
}

/** The product that a box shows and how much of it; undefined where it shows none of those whose places are known. */
export function findShown(box, truths) {
  const rated = truths.filter(({ boxes }) => boxes?.length > 0).map((line) => ({ line, share: rate(box, line) }))
  const [best] = rated.toSorted((a, b) => b.share - a.share)
  return best !== undefined && best.share >= fills ? best : undefined
}
