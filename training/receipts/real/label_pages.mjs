// Labels the rows of real receipts by their truth, so that the net can learn from them: node label_pages.mjs SETS PAGES OUT
// Rows in which a true item stands become item, name, rest or price. All others keep what the net of now says of them, unless it takes
// them for goods, a total or a shop that they are not; where a true item was not found, such rows are left unlabelled.
import { writeFileSync } from 'node:fs'
import { dropGhosts, levelPage } from '@larder/vision/receipt/layout/geometry'
import { findRows } from '@larder/vision/receipt/layout/rows'
import { encodeRows, facts_of_row, letters_of_row } from '@larder/vision/receipt/reader/encode-rows'
import { labelRows } from '@larder/vision/receipt/reader/label-rows'
import { alignItems, amountsIn, findSpan, wordsOf } from './align_items.mjs'
import { foldOf } from './folds.mjs'
import { amountOf, itemsOf, listPages } from './truth.mjs'

const [sets, pages, out] = process.argv.slice(2)
const bends = [0, 0.02, -0.02, 0.04, -0.04]
const most_bends = 3
const of_goods = new Set(['item', 'name', 'rest', 'price'])

function paint(row, words, from, to, tag) {
  for (const word of words.slice(from, to)) row.tags.fill(tag, word.from, word.to + 1)
}

function likeliest(chances, allowed) {
  return Object.entries(chances)
    .filter(([role]) => allowed(role))
    .toSorted(([, a], [, b]) => b - a)[0][0]
}

/** The tag of each character as the net says it. */
function tagsOf(labelled, length) {
  const tags = Array.from({ length }, () => 'other')
  for (const { tag, at, text } of labelled.pieces) tags.fill(tag, at, at + text.length)
  return tags
}

function labelGoods(rows, found, words, isWhole) {
  const roles = new Map()
  for (const { row, name_row, rest } of found) {
    roles.set(row, row === name_row ? 'item' : 'price')
    if (row !== name_row) roles.set(name_row, 'name')
    if (rest !== null && !roles.has(rest.row)) roles.set(rest.row, 'rest')
  }
  const [first, last] = [Math.min(...roles.keys()) - 3, Math.max(...roles.keys()) + 3]
  for (const [index, row] of rows.entries()) {
    const own = roles.get(index)
    row.role = own ?? row.labelled.role
    if (own !== undefined)
      row.tags = row.tags.map((tag) => (['name', 'price', 'date', 'merchant'].includes(tag) ? 'other' : tag))
    else row.tags = row.tags.map((tag) => (tag === 'name' ? 'other' : tag))
    if (own === undefined && of_goods.has(row.role))
      row.role =
        !isWhole && index >= first && index <= last
          ? null
          : likeliest(row.labelled.chances, (role) => !of_goods.has(role))
  }
  for (const { row, name_row, amount, span, rest } of found) {
    paint(rows[row], words[row], amount.from, amount.to, 'price')
    // Letters behind the figures of a price are flags.
    for (const word of words[row].slice(amount.from, amount.to))
      for (let at = word.from; at <= word.to; at++)
        if (!/[\d.,OolISB]/u.test(rows[row].text[at])) rows[row].tags[at] = 'other'
    paint(rows[name_row], span.words, span.from, span.to, 'name')
    if (rest !== null && roles.get(rest.row) === 'rest') paint(rows[rest.row], words[rest.row], 0, rest.to, 'name')
  }
  return roles
}

function labelTotal(rows, words, amounts, truth, goods) {
  const totals = [truth.total, truth.alt_total ?? []]
    .flat()
    .filter((value) => value !== null && value !== '')
    .map(amountOf)
  const found = rows.flatMap((row, index) => {
    const [amount] = amounts[index]
      .filter(({ cents }) => totals.includes(cents))
      .toSorted((a, b) => a.cost - b.cost || b.from - a.from)
    return goods.has(index) || amount === undefined ? [] : [{ row, index, amount }]
  })
  if (!found.some(({ row }) => row.role === 'total')) {
    const [best] = found.toSorted((a, b) => b.row.labelled.chances.total - a.row.labelled.chances.total)
    if (best !== undefined && best.row.labelled.chances.total > 0.005) best.row.role = 'total'
  }
  for (const row of rows) if (row.role === 'total' && !found.some((one) => one.row === row)) row.role = null
  for (const { row, index, amount } of found) {
    if (row.role !== 'total') continue
    row.tags = row.tags.map((tag) => (tag === 'price' ? 'other' : tag))
    paint(row, words[index], amount.from, amount.to, 'price')
  }
}

function labelMerchant(rows, words, truth, goods) {
  const names = [truth.merchant, truth.alt_merchant ?? []].flat().filter(Boolean)
  if (names.length === 0) return
  const spans = rows.flatMap((row, index) => {
    const [span] = names.map((name) => findSpan(words[index], name)).toSorted((a, b) => b.likeness - a.likeness)
    return goods.has(index) || span.likeness < 0.8 ? [] : [{ row, index, span }]
  })
  for (const row of rows) {
    if (row.role !== 'merchant') continue
    row.role = spans.length > 0 ? 'info' : null
    row.tags = row.tags.map((tag) => (tag === 'merchant' ? 'other' : tag))
  }
  const top = Math.max(10, 0.3 * rows.length)
  const sorted = spans.toSorted((a, b) => b.span.likeness - a.span.likeness || a.index - b.index)
  const best = sorted.find(({ index }) => index <= top) ?? sorted[0]
  if (best === undefined) return
  best.row.role = 'merchant'
  best.row.tags.fill('other')
  paint(best.row, words[best.index], best.span.from, best.span.to, 'merchant')
}

async function labelPage({ truth }, { rows: given, words, amounts, found, encoded }) {
  const labelled = await labelRows(given)
  const rows = labelled.map((one, index) => {
    const text = encoded.texts[index].map(({ letter }) => letter)
    const places = Array.from(encoded.places.slice(index * letters_of_row, index * letters_of_row + text.length))
    const facts = Array.from(encoded.facts.slice(index * facts_of_row, (index + 1) * facts_of_row))
    return { text, places, facts, labelled: one, role: null, tags: tagsOf(one, text.length) }
  })
  const goods = labelGoods(rows, found, words, found.length === itemsOf(truth).length)
  labelTotal(rows, words, amounts, truth, goods)
  labelMerchant(rows, words, truth, goods)
  return rows.map(({ text, places, facts, role, tags }) => ({ text, places, facts, role, tags }))
}

function alignPage({ truth, page }, bend) {
  const rows = findRows(levelPage(dropGhosts(page.boxes), bend))
  const encoded = encodeRows(rows)
  const words = encoded.texts.map((placed) => wordsOf(placed.map(({ letter }) => letter)))
  const amounts = words.map(amountsIn)
  return { rows, encoded, words, amounts, found: alignItems(itemsOf(truth), words, amounts) }
}

const labelled = []
const counts = { items: 0, found: 0 }
for (const given of listPages(sets, pages).filter(({ truth }) => !truth.num_items)) {
  const tries = bends.map((bend) => alignPage(given, bend))
  const most = Math.max(...tries.map(({ found }) => found.length))
  counts.items += itemsOf(given.truth).length
  counts.found += most
  const { set, name } = given
  for (const one of tries.filter(({ found }) => found.length === most).slice(0, most_bends))
    labelled.push({ set, name, fold: foldOf(set, name), rows: await labelPage(given, one) })
}
writeFileSync(out, JSON.stringify(labelled))
process.stdout.write(`${labelled.length} pages; ${counts.found} of ${counts.items} items were found in them\n`)
