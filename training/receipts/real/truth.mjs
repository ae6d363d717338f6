// The pages that were read with the truth about them.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { editDistance, plain } from '@larder/vision/receipt/values/plain'

/** Every page with its set, name and truth; such without verified items are left out. */
export function listPages(sets, pages) {
  return readdirSync(pages)
    .filter((file) => file.includes('__'))
    .toSorted()
    .map((file) => {
      const [set, name] = file.replace('.json', '').split('__')
      const truth = JSON.parse(readFileSync(join(sets, set, `${name}.json`), 'utf8'))
      return { set, name, truth, page: JSON.parse(readFileSync(join(pages, file), 'utf8')).page }
    })
    .filter(({ truth }) => !['skip', 'unverified'].includes(truth.items_check))
}

export function itemsOf(truth) {
  return (truth.items_verified ?? truth.items ?? []).filter(({ price }) => Number(price) > 0)
}

export function amountOf(value) {
  return Math.round(
    Number(
      String(value)
        .replace(/[^\d.,-]/gu, '')
        .replace(',', '.'),
    ) * 100,
  )
}

function bare(text) {
  return plain(String(text)).replace(/[^\p{L}\p{N}]/gu, '')
}

/** How alike two names are, from 0 to 1, by the letters that have to be changed. */
export function likeness(a, b) {
  const [one, other] = [bare(a), bare(b)]
  return one === '' || other === '' ? 0 : 1 - editDistance(one, other) / Math.max(one.length, other.length)
}
