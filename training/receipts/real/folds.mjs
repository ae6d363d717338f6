// Which receipts are scored together and learned from apart: all of a shop are in the same fold, so that none is known by its neighbour.
import { createHash } from 'node:crypto'

export const fold_count = 5

/** us-walmart-3 is of Walmart; the other sets hardly have two receipts of a shop. */
function shopOf(set, name) {
  return set === 'market' ? name.split('-').slice(0, 2).join('-') : `${set}/${name}`
}

export function foldOf(set, name) {
  const hash = createHash('md5').update(shopOf(set, name)).digest('hex')
  return Number.parseInt(hash.slice(0, 8), 16) % fold_count
}
