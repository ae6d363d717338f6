import type { Box } from '@larder/contract/recognition'
import type { Page, TextBox } from '../ocr/read.ts'
import type { Turn } from '../ocr/strip.ts'
import { dropGhosts, frameOf, levelPage } from './layout/geometry.ts'
import { findRows } from './layout/rows.ts'
import { dropSmears } from './layout/smears.ts'
import type { Good } from './reader/goods.ts'
import { type RowsReading, readReceiptRows } from './reader/read-receipt-rows.ts'
import { findCurrency, isDayFirst } from './values/currency.ts'
import { findDate } from './values/dates.ts'

export interface ReceiptLine {
  readonly product_name: string
  readonly quantity: number
  readonly unit: string
  /** What the line costs as it is printed. */
  readonly price: number
  /** What a line below takes off it. */
  readonly discount: number
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
  /** What was taken off the whole, what bottles and bags cost, and taxes that were added to the goods. */
  readonly discounts: number
  readonly deposits: number
  readonly taxes: number
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

function toItem({ name, cents, discount, quantity, unit, lines }: Good, page: Page, balanced: boolean): ReceiptLine {
  const cells = lines.flatMap(({ row }) => row.cells)
  const sure = Math.min(...cells.map(({ confidence }) => confidence))
  const isMended = !lines.some(({ amounts }) => amounts.some((money) => money.cents === cents && money.cost === 0))
  const chance = Math.max(...lines.map(({ chances }) => chances.item + chances.name + chances.price))
  return {
    product_name: name,
    quantity,
    unit,
    price: cents / 100,
    discount: discount / 100,
    confidence: name === '' ? 0 : round(sure * (isMended ? 0.8 : 1) * (balanced ? 1 : 0.9 * Math.sqrt(chance)), 100),
    box: boxOf(
      cells.map(({ box }) => box),
      page,
    ),
  }
}

// Where the goods do not add up, the rows may have been joined askew: paper curls.
const bends = [0.02, -0.02, 0.04, -0.04, 0.06, -0.06, 0.08, -0.08] as const

async function readBalanced(page: Page): Promise<RowsReading> {
  const boxes = dropGhosts(page.boxes)
  const straight = findRows(levelPage(boxes)).map(dropSmears)
  const first = await readReceiptRows(straight)
  if (first.balanced) return first
  for (const bend of bends) {
    const rows = findRows(levelPage(boxes, bend)).map(dropSmears)
    // What was joined better has fewer rows than before.
    if (rows.length >= straight.length) continue
    const reading = await readReceiptRows(rows)
    if (reading.balanced && reading.goods.length >= first.goods.length - 1) return reading
  }
  return first
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
export async function parseReceipt(given: Page, today = new Date()): Promise<Receipt> {
  const page = clip(given)
  const { lines, goods, discounts, deposits, taxes, total, merchant, balanced } = await readBalanced(page)
  const texts = lines.map(({ row }) => row.text)
  const currency = findCurrency(texts)
  return {
    merchant,
    transaction_date: findDate(texts, isDayFirst(texts, currency), today),
    total: total === null ? null : total / 100,
    currency,
    balanced,
    discounts: discounts / 100,
    deposits: deposits / 100,
    taxes: taxes / 100,
    items: goods.map((good) => toItem(good, page, balanced)),
  }
}
