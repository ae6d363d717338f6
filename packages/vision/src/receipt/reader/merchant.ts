import { median } from '../layout/geometry.ts'
import { plain } from '../values/plain.ts'
import { findDistinctShop, findShopName, findShopOfLogo } from '../values/shop-names.ts'
import type { ReaderLine } from './lines.ts'
import type { Piece } from './pieces.ts'

const register_number = /\(?\b(?:co\.?\s?(?:reg|no)|reg\.?\s?no|\d{5,}-?\s?[A-Z])\b/iu
const telephone = /\b(?:phone|tel|fax)\b/iu

function cutAt(text: string, mark: RegExp): string {
  const at = text.search(mark)
  return at === -1 ? text : text.slice(0, at)
}

/** Without the register number, the telephone and the signs around the name. */
function tidy(text: string): string {
  return cutAt(cutAt(text, register_number), telephone)
    .replace(/(?<![\s([*:;,._-])[\s([*:;,._-]+$/u, '')
    .replace(/^[\s*:;,._>-]+/u, '')
    .trim()
}

/** The words that the model takes for the name, each whole. */
function namedWords(pieces: readonly Piece[]): string {
  const words: { text: string; isNamed: boolean }[] = []
  for (const { text, tag, glued } of pieces) {
    const last = words.at(-1)
    if (glued && last !== undefined) {
      last.text += text
      last.isNamed ||= tag === 'merchant'
    } else words.push({ text, isNamed: tag === 'merchant' })
  }
  return words.flatMap(({ text, isNamed }) => (isNamed ? [text] : [])).join(' ')
}

interface Candidate {
  readonly name: string
  readonly rating: number
}

const company =
  /\b(?:sdn\.?\s?bhd|gmbh|inc|ltd|llc|corp|co\.?\s?kg|s\/b|enterprise|restaurant|ristorante|restoran|trading|market|supermarket|cafe|bakery|s\.?r\.?l|s\.?p\.?a|s\.?a\.?r\.?l|b\.v|hardware|pharmacy|farmasi|grill|diner|kitchen|buffet|burgers?)\b/iu

function countLetters(text: string): number {
  return text.replace(/[^\p{L}]/gu, '').length
}

/** A chain that is named in a row: above the goods beside other words, below them alone or in an address of the web. */
function findChain({ row, role, index }: ReaderLine, isAbove: boolean): string | null {
  const { text } = row
  if (role !== 'merchant' && (role !== 'info' || /\d[.,]\d\d(?!\d)/u.test(text))) return null
  const chain = findShopName(text, isAbove && index < 3)
  const share = countLetters(chain ?? '') / Math.max(1, countLetters(text))
  const isFirst = !isAbove && chain !== null && plain(text).startsWith(plain(chain))
  return isFirst || share > (isAbove ? 0.3 : 0.6) || /www|\.com|@/iu.test(text) ? chain : null
}

/** How likely a line names the shop: the model's opinion, a known chain in it, else where it stands and how large it is. */
function rate(line: ReaderLine, goods: number, height: number): Candidate | null {
  const isAbove = line.index < goods
  const chance = line.chances.merchant
  const chain = findChain(line, isAbove)
  const own = tidy(namedWords(line.pieces) || line.row.text)
  const letters = countLetters(own)
  if (chain !== null)
    return {
      name: chance > 0.5 && letters > 2 ? own : chain,
      rating: 1 + chance + (isAbove ? 0.6 : 0) - 0.01 * line.index,
    }
  const figures = own.replace(/\D/gu, '').length
  if (letters < 3 || figures > letters / 2 || (!isAbove && chance < 0.3)) return null
  const looks = (company.test(own) ? 0.2 : 0) + 0.1 * Math.min(1, line.row.height / height - 1)
  return { name: own, rating: 2 * chance + looks - 0.02 * line.index }
}

const goods_roles: readonly string[] = ['item', 'name', 'price', 'before', 'after']
// Above the goods a chain that begins a row is the shop; below them it is where the head says little, an aside where it says nothing.
const mention = { above: 2.2, below: 1.4, aside: 1 } as const

/** A supermarket that is named in any row but those of goods: in a slogan, by its card, its app or its company. */
function findMention({ row, role, index }: ReaderLine, goods: number): Candidate | null {
  const shop = goods_roles.includes(role) ? null : findDistinctShop(row.text)
  if (shop === null) return null
  const rating = shop.isFirst ? (index < goods ? mention.above : mention.below) : mention.aside
  return { name: shop.name, rating: rating - 0.001 * index }
}

const logo_rows = 3
const sure = 3

/** What the first rows say where no row alone does: a name in two of them, or a logo with odd letters. */
function findInLogo(lines: readonly ReaderLine[]): Candidate[] {
  const texts = lines.slice(0, logo_rows + 1).map(({ row }) => row.text)
  return texts.slice(0, logo_rows).flatMap((text, at) => {
    const both = findDistinctShop(`${text} ${texts[at + 1] ?? ''}`)
    const alone = findDistinctShop(text) ?? findDistinctShop(texts[at + 1] ?? '')
    const name = both !== null && alone === null ? both.name : findShopOfLogo(text)
    return name === null ? [] : [{ name, rating: sure }]
  })
}

/** Who sold it: the line that the model takes for the shop's name, or a chain that is named elsewhere where it sees none. */
export function findMerchant(lines: readonly ReaderLine[]): string | null {
  const first = lines.findIndex(({ role }) => role === 'item' || role === 'name' || role === 'price')
  const goods = first === -1 ? lines.length : first
  const height = median(lines.map(({ row }) => row.height)) || 1
  const rated = lines.flatMap((line) => [rate(line, goods, height) ?? [], findMention(line, goods) ?? []].flat())
  const candidates = [...findInLogo(lines.slice(0, goods)), ...rated]
  return candidates.toSorted((a, b) => b.rating - a.rating)[0]?.name ?? null
}
