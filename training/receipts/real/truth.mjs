// The pages that were read with the truth about them.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

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

function plain(text) {
  return String(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** How alike two names are, from 0 to 1, by the letters that have to be changed. */
export function likeness(a, b) {
  const [one, other] = [plain(a), plain(b)]
  if (one === '' || other === '') return 0
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1))
    row = next
  }
  return 1 - row[other.length] / Math.max(one.length, other.length)
}
