import { messages } from '@larder/contract/messages'
import { compareClutter } from '../signals/clutter.ts'
import { fuse } from './fuse.ts'
import { type Judged, groupEqual } from '../sight/groups.ts'
import type { Knowledge } from './knowledge.ts'
import { fillOf, placeBoxes } from '../sight/layout.ts'
import type { NamedPhoto, NamedProduct } from './named.ts'
import { lookForBarcodes } from '../signals/barcode.ts'
import { lookForCrops } from '../signals/crops.ts'
import { lookForKinds } from '../signals/kinds.ts'
import { lookForLexicon } from '../signals/lexicon.ts'
import { lookForItems, lookForProducts } from '../signals/text.ts'
import type { Sight } from '../sight/sight.ts'
import { type View, arrangeViews } from '../sight/view.ts'
import { arrangeLabels } from '../sight/labels.ts'

// Below what the screens call low: nobody should take it for a name.
const unknown_confidence = 0.2

// On 22 photos of kitchens 109 things had no name and no print: of the 28 below this score 9 were lamps, trays and walls of
// the fridge, of the 81 above it 9.
const bare_score = 0.35
const most_unnamed = 12
// In 83 photos of six kitchens, against the clutter of the others, 5 of 81 such things were so alike and none of 449 products; at
// .65 there were 11 and 2, and among other photos an orange.
const surely_clutter = 0.75

const isUnnamed = (group: readonly Judged[]): boolean => group.every(({ verdict }) => verdict.candidate === null)
const scoreOf = (group: readonly Judged[]): number => Math.max(...group.map(({ view }) => view.thing?.score ?? 1))

function isClutter({ view: { thing, codes } }: Judged): boolean {
  return thing !== null && codes.length === 0 && compareClutter(thing.embedding) >= surely_clutter
}

/** Something speaks for a product: a code, a word, an idea of what it may be, or a finder that is sure of it. */
function isWorthNaming(group: readonly Judged[]): boolean {
  const hasClue = group.some(({ view: { codes, texts }, verdict: { suggestions } }) => {
    const hasWord = texts.some(({ text }) => /\p{L}{3}/u.test(text))
    return codes.length > 0 || hasWord || suggestions.length > 0
  })
  return (hasClue || scoreOf(group) >= bare_score) && !group.every(isClutter)
}

/** All that has a name, and of the rest what a person may want to name: the surest, and not without end. */
function leaveOutClutter(groups: readonly Judged[][]): Judged[][] {
  const unnamed = groups.filter((group) => isUnnamed(group) && isWorthNaming(group))
  const kept = unnamed.toSorted((a, b) => scoreOf(b) - scoreOf(a)).slice(0, most_unnamed)
  return groups.filter((group) => !isUnnamed(group) || kept.includes(group))
}

/** What was read on a thing, the largest print first. */
function readText(judged: readonly Judged[]): string | null {
  const texts = judged.flatMap(({ view }) => view.texts)
  const sorted = texts.toSorted((a, b) => b.box.height - a.box.height)
  const text = [...new Set(sorted.map((seen) => seen.text))].join(' ').slice(0, 200)
  return text === '' ? null : text
}

/** What has a name first, then row by row from the left, as one looks over a shelf. */
function asOneReads(a: NamedProduct, b: NamedProduct): number {
  const [unnamed, other] = [a, b].map(({ signal }) => Number(signal === 'none')) as [number, number]
  return unnamed - other || a.row - b.row || a.column_start - b.column_start
}

const named = (judged: readonly Judged[]): Judged[] => judged.filter(({ verdict }) => verdict.candidate !== null)

/** What the photo shows, by name where something speaks for one: each kind of evidence alone, then all together. */
export function nameProducts(sight: Sight, knowledge: Knowledge): NamedPhoto {
  const signals = [lookForBarcodes, lookForItems, lookForProducts, lookForCrops, lookForLexicon, lookForKinds].map(
    (create) => create(knowledge),
  )
  function judge(view: View): Judged {
    const clues = signals.flatMap((lookFor) => lookFor(view))
    return { view, verdict: fuse(clues, knowledge.items.length) }
  }
  const things = arrangeViews(sight).map(judge)
  const labels = arrangeLabels(sight, named(things)).map(judge)
  const groups = leaveOutClutter(groupEqual([...things, ...named(labels)]))
  const shown = groups.flat()
  const places = placeBoxes(shown.map(({ view }) => view.box))
  const products = groups.map((group): NamedProduct => {
    const [best = group[0]!] = group.toSorted((a, b) => b.verdict.confidence - a.verdict.confidence)
    const { candidate, signal, confidence, suggestions } = best.verdict
    const own = group.map((one) => places[shown.indexOf(one)] ?? { row: 1, column: 1 })
    const row = Math.min(...own.map((place) => place.row))
    const columns = own.filter((place) => place.row === row).map(({ column }) => column)
    return {
      ...(candidate ?? {
        product_name: messages.inventory.unknownProduct,
        brand: null,
        category: null,
        item_id: null,
      }),
      signal,
      confidence: candidate === null ? unknown_confidence : confidence,
      barcode: group.flatMap(({ view }) => view.codes)[0]?.barcode ?? null,
      read_text: readText(group),
      suggestions,
      boxes: group.map(({ view }) => view.box),
      things: group.flatMap(({ view }) => view.index ?? []),
      count: group.length,
      row,
      column_start: Math.min(...columns),
      column_end: Math.max(...columns),
    }
  })
  return { products: products.toSorted(asOneReads), shelf_utilization: fillOf(shown.map(({ view }) => view.box)) }
}
