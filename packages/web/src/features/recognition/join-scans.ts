import { type Finding, productId, thingId } from './results/finding.ts'
import { figuresOf, type Scan } from './scan.ts'

/** How full the shelves of all photos are together; unknown where one of them is. */
function joinUtilization(kept: Scan, next: Scan): number | null {
  const [one, other] = [kept, next].map((scan) => figuresOf(scan).shelf_utilization) as [number | null, number | null]
  if (one === null || other === null) return null
  const [photos, more] = [kept.previews.length, next.previews.length]
  return (one * photos + other * more) / (photos + more)
}

function joinFacts(kept: Scan, next: Scan): Scan['facts'] {
  const [one, other] = [figuresOf(kept), figuresOf(next)]
  const said = [kept, next].flatMap(({ facts }) => facts.shelf_analysis?.recommendations ?? [])
  return {
    scan_metadata: {
      total_items_counted: one.total_items + other.total_items,
      distinct_products: one.distinct_products + other.distinct_products,
      shelf_utilization: joinUtilization(kept, next),
    },
    shelf_analysis: { recommendations: [...new Set(said)] },
  }
}

/** Puts what another photo gave behind what was kept; the ids count on, so that what was added stays known as added. */
export function joinScans(kept: Scan, next: Scan): Scan {
  const behind = (findings: readonly Finding[], before: readonly Finding[], idOf: (index: number) => string) => {
    const first = 1 + Math.max(-1, ...before.map(({ id }) => Number(id.split('-').at(-1))))
    return findings.map((finding, index) => ({
      ...finding,
      id: idOf(first + index),
      photo: finding.photo + kept.previews.length,
    }))
  }
  return {
    ...kept,
    previews: [...kept.previews, ...next.previews],
    facts: joinFacts(kept, next),
    findings: [...kept.findings, ...behind(next.findings, kept.findings, productId)],
    unnamed: [...kept.unnamed, ...behind(next.unnamed, kept.unnamed, thingId)],
  }
}
