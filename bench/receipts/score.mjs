import { editDistance, plain } from '@larder/vision/receipt/values/plain'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const least_likeness = 0.8

const bare = (text) => plain(String(text ?? '')).replace(/[^a-z0-9]/g, '')

/** Two names are alike where at most a fifth of their letters differ; spaces, case and accents do not count. */
export function isAlike(one, other) {
  const [a, b] = [bare(one), bare(other)]
  return a !== '' && b !== '' && 1 - editDistance(a, b) / Math.max(a.length, b.length) >= least_likeness
}

function isSameShop(read, truth) {
  const [a, b] = [bare(read), bare(truth)]
  return a !== '' && (a.includes(b) || b.includes(a) || isAlike(a, b))
}

/** Every day that a written date can mean: 3/4 is one day here and another there. */
export function listDays(text) {
  const parts = String(text ?? '')
    .toLowerCase()
    .match(/\d+|[a-z]{3,}/g)
    ?.map((part) => (/\d/.test(part) ? Number(part) : months.indexOf(part.slice(0, 3)) + 1 || undefined))
  const [a, b, c] = parts?.filter((part) => part !== undefined) ?? []
  const named = /[a-z]{3}/i.test(text ?? '')
  const orders =
    a > 31
      ? [[a, b, c]]
      : named
        ? [
            [c, a, b],
            [c, b, a],
          ]
        : [
            [c, b, a],
            [c, a, b],
          ]
  return orders
    .filter(([year, month, day]) => year !== undefined && month >= 1 && month <= 12 && day >= 1 && day <= 31)
    .map(([year, month, day]) => [year < 100 ? 2000 + year : year, month, day])
    .map(([year, ...rest]) => [year, ...rest.map((part) => String(part).padStart(2, '0'))].join('-'))
}

/** Money as labels write it: a number, or a text that may name its currency and have a decimal comma. */
function toNumber(money) {
  if (typeof money === 'number') return money
  const text = String(money ?? '').replace(/[^\d.,]/g, '')
  return Number((text.includes('.') ? text.replaceAll(',', '') : text.replace(',', '.')) || Number.NaN)
}
const isSame = (one, other) => Math.abs(toNumber(one) - toNumber(other)) < 0.005

const share = () => ({ right: 0, of: 0 })
const count = (tally, isRight) => {
  tally.of += 1
  tally.right += Number(isRight)
}

const listOf = (value) => [value ?? []].flat()

/** Two lines of one and one line of two are the same shopping. */
function addUp(items) {
  const sums = new Map()
  for (const { name, price, quantity } of items) {
    const before = sums.get(bare(name)) ?? { name, price: 0, quantity: 0 }
    const sum = (one, other) => Math.round((toNumber(one) + toNumber(other)) * 1000) / 1000
    sums.set(bare(name), { name, price: sum(before.price, price), quantity: sum(before.quantity, quantity ?? 1) })
  }
  return [...sums.values()]
}

function compare(read, there) {
  const left = [...there]
  let [right, quantities] = [0, 0]
  for (const { name, price, quantity } of read) {
    const at = left.findIndex((item) => isSame(item.price, price) && isAlike(item.name, name))
    if (at < 0) continue
    const [found] = left.splice(at, 1)
    right += 1
    quantities += Number(isSame(found.quantity ?? 1, quantity))
  }
  return { right, quantities, read: read.length, there: there.length }
}

const f1Of = ({ right, read, there }) => (2 * right) / Math.max(1, read + there)

/** Counts what was read right over the receipts of one set. */
export function createScore() {
  const items = { right: 0, read: 0, there: 0 }
  const shares = {
    merchant: share(),
    date: share(),
    total: share(),
    quantity: share(),
    whole: share(),
    number: share(),
  }

  function countItems(read, there) {
    const lines = read.map(({ product_name, price, quantity }) => ({ name: product_name, price, quantity }))
    const [best] = [compare(lines, there), compare(addUp(lines), addUp(there))].toSorted((a, b) => f1Of(b) - f1Of(a))
    for (const key of Object.keys(items)) items[key] += best[key]
    shares.quantity.right += best.quantities
    shares.quantity.of += best.right
    count(shares.whole, best.right === best.there && best.read === best.there)
  }

  return {
    shares,
    /** Compares one reading with what a person wrote down; a truth may hold the number of its items alone. */
    add(truth, { merchant, transaction_date, total, items: read }) {
      const shops = [truth.merchant, ...listOf(truth.alt_merchant)].filter((shop) => bare(shop) !== '')
      if (truth.merchant)
        count(
          shares.merchant,
          shops.some((shop) => isSameShop(merchant, shop)),
        )
      const days = truth.date_iso ? [truth.date_iso] : listDays(truth.date)
      if (days.length > 0) count(shares.date, days.includes(transaction_date))
      const totals = [truth.total, ...listOf(truth.alt_total)]
      if (!Number.isNaN(toNumber(truth.total)))
        count(shares.total, total !== null && totals.some((each) => isSame(each, total)))
      if (truth.num_items) count(shares.number, Math.abs(read.length - truth.num_items) <= 1)
      // What costs nothing is how a thing was ordered, not a thing.
      else
        countItems(
          read,
          (truth.items_verified ?? truth.items ?? []).filter(({ price }) => Number(price) > 0),
        )
    },
    f1: () => f1Of(items),
  }
}
