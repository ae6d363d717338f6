/** Truth is known up to here, as in the questions of the files. */
const cap_days = 90
/** Stocks that are asked about, in uses of the size so far. */
const stocks = [1, 2, 4]

function findDays(records, now, stock) {
  let left = stock
  for (const [day, quantity] of records) {
    if (day <= now) continue
    left -= quantity
    if (left <= 1e-9) return Math.min(cap_days, day - now)
  }
  return cap_days
}

/**
 * The household asked on the day of each item's nth use, for each of these numbers: every item as often as any other, while
 * the questions of the files ask some numbers of uses of short-lived items alone.
 */
export function askAtUses(household, numbers) {
  const items = household.items.map((item) => {
    const days = [...new Set(item.records.map(([day]) => day))]
    const questions = numbers.flatMap((uses) => {
      const now = days[uses - 1]
      if (now === undefined || item.end - now < cap_days) return []
      const used = item.records.filter(([day]) => day <= now).reduce((sum, [, quantity]) => sum + quantity, 0)
      return stocks.map((count) => {
        const stock = (count * used) / uses
        return { now, stock, days: findDays(item.records, now, stock) }
      })
    })
    return { ...item, questions }
  })
  return { ...household, items }
}
