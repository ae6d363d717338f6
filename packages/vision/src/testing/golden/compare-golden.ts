import { embeddingFromBytes } from '../../recognition/signals/embedding-bytes.ts'
import { compareLooks } from '../../recognition/sight/compare-looks.ts'
import type { Golden, GoldenBox, GoldenLine, GoldenLook } from './golden.ts'

/**
 * How far processors may differ: about twice to five times of what x64 and arm64 do (training/MODEL-CARD.md, Processors).
 * The eight-bit model moved an embedding to a cosine of .9991 and a chance by .0124; the others hardly differ.
 */
const tolerance = { least_cosine: 0.995, chance: 0.03, score: 0.005, side: 0.005 }

const isFar = (a: number | undefined, b: number | undefined, most: number) =>
  !(Math.abs((a ?? NaN) - (b ?? NaN)) <= most)

const isMoved = (a: readonly number[], b: readonly number[]) =>
  a.length !== b.length || a.some((side, index) => isFar(side, b[index], tolerance.side))

const show = (value: unknown) => JSON.stringify(value)

/** Says what differs between two lists of the same length, one sentence an entry. */
function comparePairs<T>(
  where: string,
  stored: readonly T[],
  now: readonly T[],
  differ: (a: T, b: T) => boolean,
): string[] {
  if (stored.length !== now.length) return [`${where}: ${stored.length} stored, ${now.length} now: ${show(now)}`]
  return stored.flatMap((entry, index) => {
    const other = now[index]!
    return differ(entry, other) ? [`${where} ${index}: stored ${show(entry)}, now ${show(other)}`] : []
  })
}

const readEmbedding = ({ embedding }: GoldenLook) => embeddingFromBytes(Buffer.from(embedding, 'base64'))

function isOtherLook(a: GoldenLook, b: GoldenLook): boolean {
  const hasOtherName = a.kinds[0]?.kind !== b.kinds[0]?.kind
  const hasOtherChance =
    a.kinds[0] !== undefined && isFar(a.kinds[0].probability, b.kinds[0]?.probability, tolerance.chance)
  return hasOtherName || hasOtherChance || !(compareLooks(readEmbedding(a), readEmbedding(b)) >= tolerance.least_cosine)
}

const isOtherThing = (a: GoldenBox, b: GoldenBox) => isFar(a.score, b.score, tolerance.score) || isMoved(a.box, b.box)

const isOtherLine = (a: GoldenLine, b: GoldenLine) =>
  a.text !== b.text || isFar(a.confidence, b.confidence, tolerance.score) || isMoved(a.box, b.box)

/** What the models answer otherwise than they did when the numbers were stored; nothing where all is as it was. */
export function compareGolden(stored: Golden, now: Golden): string[] {
  const shelves = Object.entries(stored.shelves).flatMap(([name, { things, looks }]) => [
    ...comparePairs(`thing on ${name}`, things, now.shelves[name]?.things ?? [], isOtherThing),
    ...comparePairs(`look on ${name}`, looks, now.shelves[name]?.looks ?? [], isOtherLook),
  ])
  return [
    ...shelves,
    ...comparePairs('line of the receipt', stored.receipt_lines, now.receipt_lines, isOtherLine),
    ...comparePairs('line of the label', stored.label_lines, now.label_lines, isOtherLine),
    ...comparePairs(
      'row',
      stored.rows,
      now.rows,
      (a, b) =>
        a.text !== b.text || a.role !== b.role || a.tags !== b.tags || isFar(a.chance, b.chance, tolerance.score),
    ),
  ]
}
