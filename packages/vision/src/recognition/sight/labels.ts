import { clipBox } from './boxes.ts'
import { boxOfTexts, clusterTexts } from './clusters.ts'
import type { Judged } from './groups.ts'
import type { SeenText, Sight } from './sight.ts'
import type { View } from './view.ts'

/**
 * Texts that stand together and on nothing that has a name: labels of things that were not found, or of one of several
 * in a box that is too large.
 */
export function arrangeLabels({ texts, width, height }: Sight, named: readonly Judged[]): View[] {
  const taken = new Set<SeenText>(named.flatMap(({ view }) => view.texts))
  const shape = height / width
  const groups = clusterTexts(
    texts.filter((text) => !taken.has(text)),
    shape,
  )
  return groups.map((group) => ({
    box: clipBox(boxOfTexts(group, shape)),
    index: null,
    thing: null,
    texts: group,
    codes: [],
  }))
}
