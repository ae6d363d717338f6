import type { Box } from '@larder/contract/recognition'
import type { Knowledge, KnownItem } from '../naming/knowledge.ts'
import type { Candidate } from '../naming/named.ts'
import { foldText, singularOf } from '../naming/read-words.ts'
import { areaOf } from '../sight/boxes.ts'
import { clusterTexts } from '../sight/clusters.ts'
import type { SeenText } from '../sight/sight.ts'
import type { Brand } from '../../lexicon/brands.ts'
import {
  type GenericName,
  findGenericNames,
  findPacketTerms,
  rateGenericNames,
  rateSoleBrand,
} from './generic-names.ts'
import { toCandidate } from './names.ts'
import type { FoundTerm } from './packet-terms.ts'
import type { Clue, LookFor } from './signal.ts'

const most_clues = 4
// In a large household many names have a word in common: so many are looked at.
const most_items = 40

/** A name as a text of its own. */
function asText(text: string): SeenText {
  return { text, confidence: 1, box: { x: 0, y: 0, width: 1, height: 1 }, others: [] }
}

function isBrand(written: string, { spellings }: Brand): boolean {
  const own = foldText(written).join('')
  return spellings.map((spelling) => spelling.join('')).some((one) => own.includes(one) || one.includes(own))
}

const isOfBrand = ({ brand }: KnownItem, name: GenericName): boolean =>
  brand === null || name.brand === null || isBrand(brand, name.brand)

/** The items that mean this product, as far as the words on the thing tell. */
function findItems(items: readonly KnownItem[], name: GenericName): KnownItem[] {
  const wanted = foldText(name.product.name).map(singularOf)
  const near: KnownItem[] = []
  for (const item of items) {
    if (near.length >= most_items) break
    const lower = item.item_name.toLowerCase()
    if (!wanted.every((word) => lower.includes(word))) continue
    if (isOfBrand(item, name)) near.push(item)
  }
  return near.filter(({ item_name }) => findGenericNames([asText(item_name)])[0]?.product === name.product)
}

// Print of about the same size names things; less is on one of them.
const as_large = 0.6
const likely = 3.2
const several_things = 0.3

// Who has items photographs those. What stands small beside them and is none of them is asked about rather than named: in 47
// such photos, on which the share was chosen, four of five names of that size were of things in the background.
const aside_share = 0.02
const aside = 0.3
// What the edge of the photo cuts is aside where it is not large.
const cut = { share: 0.08, edge: 0.02 } as const

function isAside(box: Box): boolean {
  const isCut = Math.min(box.x, box.y, 1 - box.x - box.width, 1 - box.y - box.height) < cut.edge
  return areaOf(box) < (isCut ? cut.share : aside_share)
}

const heightOf = (texts: readonly SeenText[]): number =>
  Math.max(...texts.map(({ box }) => Math.min(box.width, box.height)))

/** Whether the words stand apart and name different things: a box around several of them. */
function isOfSeveral(texts: readonly SeenText[]): boolean {
  const labels = clusterTexts(texts, 1)
  if (labels.length < 2) return false
  const large = labels.filter((label) => heightOf(label) >= as_large * heightOf(texts))
  const names = large.map((label) => findGenericNames(label)[0])
  const said = names.filter((name) => name !== undefined && name.weight >= likely && !name.product.isFlavour)
  return new Set(said.map((name) => name?.product)).size > 1
}

/** Words of everyday products and brands, under the name that the household has for the thing where it has one. */
export function lookForLexicon({ items }: Knowledge): LookFor {
  /** The item that means it; of several that of the brand that was read, or the one called just so; else one has to ask which. */
  function findCandidates(name: GenericName): Candidate[] {
    const { product, brand } = name
    const own = findItems(items, name)
    const length = foldText(product.name).length
    const nearest = own.filter((item) =>
      brand === null ? item.brand === null && foldText(item.item_name).length === length : item.brand !== null,
    )
    if (own.length > 0) return (nearest.length === 1 ? nearest : own.slice(0, most_clues)).map(toCandidate)
    return [{ product_name: product.name, brand: brand?.name ?? null, category: product.category, item_id: null }]
  }
  /** The brand as a name, unless the household has things of that brand: then it is one of them. */
  function nameByBrand(found: readonly FoundTerm[]) {
    const sole = rateSoleBrand(found)
    if (sole === null || items.some((item) => item.brand !== null && isBrand(item.brand, sole.brand))) return []
    const { name, product } = sole.brand
    const candidate = { product_name: name, brand: name, category: product?.category ?? null, item_id: null }
    return [{ candidates: [candidate], weight: sole.weight, isBrandRead: true }]
  }
  return ({ texts, box }) => {
    const scale = isOfSeveral(texts) ? several_things : 1
    const scaleAside = items.length > 0 && isAside(box) ? aside : 1
    const found = findPacketTerms(texts)
    const named = rateGenericNames(found)
      .slice(0, most_clues)
      .map((name) => ({ candidates: findCandidates(name), weight: name.weight, isBrandRead: name.brand !== null }))
    return [...named, ...nameByBrand(found)].flatMap(({ candidates, weight, isBrandRead }) =>
      candidates.map((candidate): Clue => {
        const isOwn = candidate.item_id !== null && (candidate.brand === null || isBrandRead)
        const own_weight = scale * weight * (isOwn ? 1 : scaleAside)
        return { signal: 'lexicon', candidate, weight: own_weight, isVague: candidates.length > 1 }
      }),
    )
  }
}
