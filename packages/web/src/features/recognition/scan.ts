import { type photo_api } from '@larder/contract/calls/photo-api'
import { type CallOutput } from '@larder/contract/calls/call'
import { type Suggestion } from '@larder/contract/recognition'
import { findAdded } from '../../api/added.ts'
import { createRandomKey } from '../../api/client/idempotency.ts'
import { type Size } from './crop.ts'
import { type Finding, findingsOf, type Items, productId, thingsOf, withName } from './results/finding.ts'

export type Results = CallOutput<typeof photo_api.recognizeProduct>['results']

/** The photo as the result shows it: small enough to lie beside the address in the history. */
export interface Preview extends Size {
  readonly url: string
}

/** What one photo gave, or several that were kept together. */
export interface Scan {
  readonly id: string
  /** One for each photo; null where the browser cannot show it. */
  readonly previews: readonly (Preview | null)[]
  readonly facts: Pick<Results, 'scan_metadata' | 'shelf_analysis'>
  readonly findings: readonly Finding[]
  /** What was seen and waits for a name: thing-0, thing-1, ... */
  readonly unnamed: readonly Finding[]
  readonly selected: readonly string[]
}

/** The specification's figures of a photo; a server that counts nothing leaves the counting to us. */
export interface Figures {
  total_items: number
  distinct_products: number
  /** 0 to 1. */
  shelf_utilization: number | null
}

/** Makes a scan of an answer. */
export function scanOf(results: Results, items: Items, preview: Preview | null): Scan {
  const { products, unnamed = [], scan_metadata, shelf_analysis } = results
  const facts = { scan_metadata, shelf_analysis }
  const findings = findingsOf(products, items)
  return { id: createRandomKey(), previews: [preview], facts, findings, unnamed: thingsOf(unnamed), selected: [] }
}

/** What the panel above the cards says. */
export function figuresOf({ facts, findings }: Scan): Figures {
  const { scan_metadata } = facts
  const counted = findings.reduce((sum, { product }) => sum + (product.quantity?.count ?? 1), 0)
  return {
    total_items: scan_metadata?.total_items_counted ?? counted,
    distinct_products: scan_metadata?.distinct_products ?? findings.length,
    shelf_utilization: scan_metadata?.shelf_utilization ?? null,
  }
}

const addedId = (scan: Scan, { id }: Finding): string => `${scan.id}:${id}`

/** Marks what went into the inventory since, on this screen or on the next; nobody selects it again. */
export function withAdded(scan: Scan): Scan {
  const added = findAdded(scan.findings.map((finding) => addedId(scan, finding)))
  const findings = scan.findings.map((finding) => ({
    ...finding,
    added: finding.added ?? added.get(addedId(scan, finding)) ?? null,
  }))
  const left = new Set(findings.filter((finding) => finding.added === null).map(({ id }) => id))
  return { ...scan, findings, selected: scan.selected.filter((id) => left.has(id)) }
}

/** Reads what was kept in the history; an older shape of it is none. */
export function readScan(given: unknown, name: 'scan' | 'kept' = 'scan'): Scan | null {
  const scan = (given as Partial<Record<'scan' | 'kept', Partial<Scan>>> | null)?.[name]
  const lists = [scan?.previews, scan?.findings, scan?.unnamed, scan?.selected]
  return typeof scan?.id === 'string' && lists.every(Array.isArray) ? withAdded(scan as Scan) : null
}

/** One product chosen or no longer. */
export function withToggled(scan: Scan, id: string): Scan {
  const { selected } = scan
  return { ...scan, selected: selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id] }
}

/** A thing that got its name: the last of the products, selected, and counted with them. */
export function withNamed(scan: Scan, thing_id: string, choice: Suggestion, items: Items): Scan {
  const thing = scan.unnamed.find(({ id }) => id === thing_id)
  if (thing === undefined) return scan
  const id = productId(scan.findings.length)
  const { total_items, distinct_products, shelf_utilization } = figuresOf(scan)
  const scan_metadata = {
    total_items_counted: total_items + thing.quantity,
    distinct_products: distinct_products + 1,
    shelf_utilization,
  }
  return {
    ...scan,
    facts: { ...scan.facts, scan_metadata },
    findings: [...scan.findings, { ...withName(thing, choice, items), id }],
    unnamed: scan.unnamed.filter((other) => other !== thing),
    selected: [...scan.selected, id],
  }
}

/** One card changed. */
export function withFinding(scan: Scan, id: string, change: (finding: Finding) => Finding): Scan {
  return { ...scan, findings: scan.findings.map((finding) => (finding.id === id ? change(finding) : finding)) }
}

/** What can still be added, of all or of the selected. */
export function addable({ findings, selected }: Scan, which: 'all' | 'selected'): Finding[] {
  return findings.filter(({ id, added }) => added === null && (which === 'all' || selected.includes(id)))
}
