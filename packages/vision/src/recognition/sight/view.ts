import type { Box } from '@larder/contract/recognition'
import { areaOf, shareWithin } from './boxes.ts'
import type { SeenCode, SeenText, SeenThing, Sight } from './sight.ts'

/** One thing of a photo with all that was read on it: what every signal looks at. */
export interface View {
  readonly box: Box
  /** Its place in Sight.things; null for a code that stands on none of them. */
  readonly index: number | null
  readonly thing: SeenThing | null
  readonly texts: SeenText[]
  readonly codes: SeenCode[]
}

// A label may reach over the edge of its package as the finder drew it.
const enough_within = 0.5
// Words lead to doubtful things only where no surer one is around them.
const sure_score = 0.3

/** The things that a box stands on, the smallest first; doubtful ones where there is no other. */
function findOwners(views: readonly View[], box: Box): View[] {
  const around = views
    .filter((view) => view.thing !== null && shareWithin(box, view.box) >= enough_within)
    .toSorted((a, b) => areaOf(a.box) - areaOf(b.box))
  const sure = around.filter(({ thing }) => (thing?.score ?? 0) >= sure_score)
  return sure.length > 0 ? sure : around.slice(0, 1)
}

/** Gives each thing its words and codes; a code on nothing is a thing of its own, a word on nothing says nothing. */
export function arrangeViews({ things, texts, codes }: Sight): View[] {
  const views: View[] = things.map((thing, index) => ({ box: thing.box, index, thing, texts: [], codes: [] }))
  for (const text of texts) for (const view of findOwners(views, text.box)) view.texts.push(text)
  for (const code of codes) {
    const owner = code.box === null ? views[0] : findOwners(views, code.box)[0]
    // Two codes on one thing are two things that the finder took for one.
    if (owner !== undefined && owner.codes.every(({ barcode }) => barcode === code.barcode)) owner.codes.push(code)
    else
      views.push({
        box: code.box ?? { x: 0, y: 0, width: 1, height: 1 },
        index: null,
        thing: null,
        texts: [],
        codes: [code],
      })
  }
  return views
}
