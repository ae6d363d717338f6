import type { Box } from '@larder/contract/recognition'
import type { Page, TextBox } from '../ocr/read.ts'
import type { Turn } from '../ocr/strip.ts'
import { sumOf } from './values/amounts.ts'
import { chooseReading } from './values/balance.ts'
import { findCurrency, isDayFirst } from './values/currency.ts'
import { findDate } from './values/dates.ts'
import { dropGhosts, frameOf, levelPage } from './layout/geometry.ts'
import type { Entry } from './layout/layout.ts'
import { readLine } from './layout/lines.ts'
import { findMerchant } from './values/merchant.ts'
import { mendColumn, dropSmears } from './layout/columns.ts'
import { dropCodes, dropRates } from './values/names.ts'
import { findRows } from './layout/rows.ts'
import { findTotal, listSums, listTargets } from './totals.ts'
import { findUnread } from './unread.ts'
import { findZone } from './layout/zone.ts'

export interface ReceiptLine {
  readonly product_name: string
  readonly quantity: number
  readonly unit: string
  readonly price: number
  readonly confidence: number
  readonly box: Box
}

/** What a photo of a receipt says. */
export interface Receipt {
  readonly merchant: string | null
  readonly transaction_date: string | null
  readonly total: number | null
  readonly currency: string | null
  readonly balanced: boolean
  readonly items: readonly ReceiptLine[]
}

/** From fractions of the upright picture to those of the picture that was sent. */
export function turnBack({ x, y, width, height }: Box, turn: Turn): Box {
  if (turn === 1) return { x: y, y: 1 - x - width, width: height, height: width }
  if (turn === 2) return { x: 1 - x - width, y: 1 - y - height, width, height }
  if (turn === 3) return { x: 1 - y - height, y: x, width: height, height: width }
  return { x, y, width, height }
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts
}

function boxOf(boxes: readonly TextBox[], page: Page): Box {
  const { left, top, right, bottom } = frameOf(boxes)
  const [x, y] = [clamp(left / page.width), clamp(top / page.height)]
  const upright = { x, y, width: clamp(right / page.width) - x, height: clamp(bottom / page.height) - y }
  const turned = turnBack(upright, page.turn)
  return {
    x: round(turned.x, 1e4),
    y: round(turned.y, 1e4),
    width: round(turned.width, 1e4),
    height: round(turned.height, 1e4),
  }
}

function toItem(entry: Entry, name: string, page: Page, balanced: boolean): ReceiptLine {
  const cells = entry.lines.flatMap(({ row }) => row.cells)
  const sure = Math.min(...cells.map(({ confidence }) => confidence))
  const { quantity, unit } = entry.quantity ?? { quantity: entry.count ?? 1, unit: 'pcs' }
  return {
    product_name: name,
    quantity,
    unit,
    price: entry.price,
    confidence: name === '' ? 0 : round(sure * (balanced ? 1 : 0.9), 100),
    box: boxOf(
      cells.map(({ box }) => box),
      page,
    ),
  }
}

// Where the goods do not add up, the rows may have been joined askew: paper curls.
const bends = [0.02, -0.02, 0.04, -0.04, 0.06, -0.06, 0.08, -0.08] as const

function readRows(page: Page, bend: number) {
  const rows = mendColumn(findRows(levelPage(dropGhosts(page.boxes), bend)).map(dropSmears))
  const lines = rows.map(readLine)
  const zone = findZone(lines)
  const sums = listSums([...zone.lines, ...zone.after])
  return { rows, lines, zone, sums, ...chooseReading(zone.lines, listTargets(sums)) }
}

/** Puts what has a price and no readable name at its place among the goods. */
function addUnread<Rows extends ReturnType<typeof readRows>>(reading: Rows): Rows {
  const { zone, sums, entries } = reading
  const unread = findUnread(zone.lines, reading, listTargets(sums))
  if (unread.length === 0) return reading
  const placeOf = ({ lines }: Entry): number => Math.min(...lines.map((line) => zone.lines.indexOf(line)))
  return { ...reading, balanced: true, entries: [...entries, ...unread].toSorted((a, b) => placeOf(a) - placeOf(b)) }
}

function readBalanced(page: Page) {
  const first = readRows(page, 0)
  if (first.balanced) return first
  for (const bend of bends) {
    const other = readRows(page, bend)
    if (other.balanced && other.entries.length >= first.entries.length - 1) return other
  }
  return addUnread(first)
}

// No line of a receipt is as long: what goes on and on is none, and must not keep anybody waiting.
const longest_line = 400

function clip(page: Page): Page {
  if (page.boxes.every(({ text }) => text.length <= longest_line)) return page
  const boxes = page.boxes.map((box) => ({
    ...box,
    text: box.text.slice(0, longest_line),
    letters: box.letters.slice(0, longest_line),
  }))
  return { ...page, boxes }
}

/** Reads the text of a page as a receipt. Nothing is invented: every item has lines of the page behind it. */
export function parseReceipt(given: Page, today = new Date()): Receipt {
  const page = clip(given)
  const { rows, lines, zone, sums, entries, balanced } = readBalanced(page)
  const texts = rows.map(({ text }) => text)
  const names = dropRates(dropCodes(entries.map(({ name }) => name)))
  const currency = findCurrency(lines)
  return {
    merchant: findMerchant(rows, zone.start),
    transaction_date: findDate(texts, isDayFirst(texts, currency), today),
    total: findTotal(sums, sumOf(entries.map(({ price }) => price))),
    currency,
    balanced,
    items: entries.map((entry, index) => toItem(entry, names[index] ?? entry.name, page, balanced)),
  }
}
