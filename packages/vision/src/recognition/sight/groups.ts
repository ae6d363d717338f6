import { areaOf, overlap, shareWithin } from './boxes.ts'
import { compareLooks } from './compare-looks.ts'
import type { Verdict } from '../naming/fuse.ts'
import { keyOf } from '../signals/signal.ts'
import type { View } from './view.ts'

/** A thing and what it is taken for. */
export interface Judged {
  readonly view: View
  readonly verdict: Verdict
}

const shown_score = 0.3
const large_print = 0.05
const alike = 0.8
const most_larger = 2.5

function scoreOf({ view }: Judged): number {
  return view.thing?.score ?? 1
}

/** Boxes around the same thing: much of one is much of the other, or one lies within the other. */
function isSamePlace(a: View, b: View): boolean {
  return overlap(a.box, b.box) > 0.4 || shareWithin(a.box, b.box) > 0.65 || shareWithin(b.box, a.box) > 0.65
}

function looksLike(a: View, b: View): boolean {
  const [small, large] = [areaOf(a.box), areaOf(b.box)].toSorted((x, y) => x - y) as [number, number]
  return large <= most_larger * small && compareLooks(a.thing?.embedding ?? [], b.thing?.embedding ?? []) >= alike
}

/** A box around all of the photo says less than boxes of the same name within it: those can be counted. */
function isNeedless(one: Judged, judged: readonly Judged[]): boolean {
  if (areaOf(one.view.box) < 0.98) return false
  const { candidate } = one.verdict
  if (candidate === null) return judged.length > 1
  return judged.some(({ view, verdict }) => {
    const isSame = verdict.candidate !== null && keyOf(verdict.candidate) === keyOf(candidate)
    return isSame && view !== one.view
  })
}

/** Of boxes around the same thing one is left: that with a name, then the surer name, then the surer box. */
function keepOne(all: readonly Judged[]): Judged[] {
  const kept: Judged[] = []
  const judged = all.filter((one) => !isNeedless(one, all))
  const sorted = judged.toSorted((a, b) => b.verdict.confidence - a.verdict.confidence || scoreOf(b) - scoreOf(a))
  for (const one of sorted) if (!kept.some(({ view }) => isSamePlace(view, one.view))) kept.push(one)
  return kept
}

/** Worth showing without a name: the finder is sure of it, or it has print that is too large for the wall of a fridge. */
function isShown(one: Judged): boolean {
  return scoreOf(one) >= shown_score || one.view.texts.some(({ box }) => box.height >= large_print)
}

/**
 * Equal things together, each thing once. A thing without a name that looks like one with a name is another of these:
 * its label is turned away. What is left without a name is shown where it is likely a product.
 */
export function groupEqual(judged: readonly Judged[]): Judged[][] {
  const apart = keepOne(judged)
  const groups = new Map<string, Judged[]>()
  for (const one of apart) {
    if (one.verdict.candidate === null) continue
    const key = keyOf(one.verdict.candidate)
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const unnamed: Judged[][] = []
  for (const one of apart.filter(({ verdict }) => verdict.candidate === null)) {
    const isLike = (group: readonly Judged[]) => group.some(({ view }) => looksLike(view, one.view))
    const group = [...groups.values(), ...unnamed].find(isLike)
    if (group !== undefined) group.push(one)
    else if (isShown(one)) unnamed.push([one])
  }
  return [...groups.values(), ...unnamed]
}
