import { expiring_soon_days, recognition_confidence } from '@larder/contract/constants'
import { daysBetween, formatDay } from '@larder/contract/values/days'
import { shelf_messages } from '@larder/contract/messages/shelf-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { expiryLabel, isExpired, isLowStock } from '@larder/contract/rules'
import type { NamedProduct } from '@larder/vision/recognition/naming/named'
import type { StockedItem } from './repository.ts'

const most_names = 5
/** Below this share of the photo words are read on every third thing; above a fifth, on three of four. */
const small_share = 0.05

const words = shelf_messages

/** True where the household has less of it than it wants, or nothing at all. */
export function needsRestock(item: StockedItem): boolean {
  return item.quantity === 0 || isLowStock(item)
}

/** Whether anybody can tell what it is; what is named less surely than this is shown as a question. */
export function isNamed({ confidence }: NamedProduct): boolean {
  return confidence >= recognition_confidence.low
}

function onExpiry({ item_name, quantity, expiry_date }: StockedItem, today: string): string[] {
  // What is gone goes off no more.
  if (expiry_date === null || quantity <= 0) return []
  if (isExpired(expiry_date, today)) return [words.hasExpired(item_name, formatDay(expiry_date))]
  const days = daysBetween(today, expiry_date)
  return days <= expiring_soon_days ? [words.expiresSoon(item_name, expiryLabel(days))] : []
}

function onStock(item: StockedItem): string[] {
  if (!needsRestock(item)) return []
  const { item_name, quantity, unit_of_measure } = item
  return [
    quantity === 0 ? words.restockNone(item_name) : words.restock(item_name, formatAmount(quantity, unit_of_measure)),
  ]
}

function onNewOnes(products: readonly NamedProduct[]): string[] {
  const names = [...new Set(products.map(({ product_name }) => product_name))]
  if (names.length === 0) return []
  const more = Math.max(0, names.length - most_names)
  return [words.notInInventory(words.andMore(names.slice(0, most_names).join(', '), more))]
}

function onUnnamed(products: readonly NamedProduct[]): string[] {
  if (products.length === 0) return []
  const isSmall = products.some(({ boxes }) => boxes.some(({ width, height }) => width * height < small_share))
  return [words.unnamed(products.length), ...(isSmall ? [words.moveCloser] : [])]
}

/** What the facts of a photo and of the household give reason to say, the most urgent first; nothing is guessed. */
export function recommend(
  products: readonly NamedProduct[],
  items: ReadonlyMap<number, StockedItem>,
  today: string,
): string[] {
  const named = products.filter(isNamed)
  const shown = new Set(named.flatMap(({ item_id }) => (item_id === null ? [] : (items.get(item_id) ?? []))))
  const by_day = [...shown].toSorted((one, other) => (one.expiry_date ?? '9').localeCompare(other.expiry_date ?? '9'))
  return [
    ...by_day.flatMap((item) => onExpiry(item, today)),
    ...[...shown].flatMap(onStock),
    ...onNewOnes(named.filter(({ item_id }) => item_id === null)),
    ...onUnnamed(products.filter((product) => !isNamed(product))),
  ]
}
