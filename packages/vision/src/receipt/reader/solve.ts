import { type ReaderLine, addUp, amountsOf, taxesOf } from './lines.ts'
import type { Role } from './roles.ts'

/** What an amount does to the sum of the goods. */
export type Kind = 'good' | 'off' | 'deposit' | 'none'

/** One way to take a line: its kind, its amount in hundredths, what it adds to the sum, and how unlikely it is. */
export interface Option {
  readonly line: number
  readonly kind: Kind
  readonly cents: number
  readonly adds: number
  readonly cost: number
}

const kinds: Readonly<Record<Exclude<Kind, 'none'>, readonly Role[]>> = {
  good: ['item', 'price'],
  off: ['discount', 'void'],
  deposit: ['deposit'],
}

function chanceOf({ chances }: ReaderLine, roles: readonly Role[]): number {
  return roles.reduce((sum, role) => sum + chances[role], 0)
}

function surprise(chance: number): number {
  return -Math.log(Math.max(chance, 1e-6))
}

// A good has a name; a row that is nothing but a price is one only where all else fails.
const nameless = 2
// A row of a price alone may be a good whose name could not be read, whatever the model takes it for.
const bare_good = 0.04

function surpriseOfGood(line: ReaderLine): number {
  const chance = chanceOf(line, kinds.good)
  if (!/\p{L}{2}/u.test(line.row.text)) return surprise(Math.max(chance, bare_good))
  return surprise(chance) + (line.role !== 'price' && line.name === '' ? nameless : 0)
}

// What is less likely than this is not tried.
const unlikely = 7

/** Nothing costs more than all together: the largest sum of the receipt, and what was taken off. */
function findMost(lines: readonly ReaderLine[]): number {
  const sums = lines.flatMap(({ chances, amounts }) =>
    chances.total + chances.subtotal > 0.5 ? amounts.flatMap(({ cents }) => Math.abs(cents)) : [],
  )
  const off = lines.flatMap((line) => (chanceOf(line, kinds.off) > 0.5 ? [Math.abs(line.amounts[0]?.cents ?? 0)] : []))
  return sums.length === 0 ? Infinity : Math.max(...sums) + addUp(off)
}

/** All ways to take a line, the likeliest first. */
function listOptions(line: ReaderLine, most: number): Option[] {
  const named = ['good', 'off', 'deposit'] as const
  const chance = named.reduce((sum, kind) => sum + chanceOf(line, kinds[kind]), 0)
  const none = { line: line.index, kind: 'none' as const, cents: 0, adds: 0, cost: surprise(1 - chance) }
  const taken = named.flatMap((kind) =>
    line.amounts.map(({ cents, cost }): Option => {
      const adds = kind === 'off' ? -Math.abs(cents) : cents
      // A good with a minus is taken off.
      const isOff = kind === 'good' && cents < 0
      return {
        line: line.index,
        kind: isOff ? 'off' : kind,
        cents: Math.abs(cents),
        adds,
        cost: cost + (kind === 'good' ? surpriseOfGood(line) : surprise(chanceOf(line, kinds[kind]))),
      }
    }),
  )
  const options = [none, ...taken].filter(({ adds, kind }) => kind === 'none' || (adds !== 0 && adds <= most))
  const sorted = options.toSorted((a, b) => a.cost - b.cost)
  const least = sorted[0]?.cost ?? 0
  return sorted.map((option) => ({ ...option, cost: option.cost - least })).filter(({ cost }) => cost < unlikely)
}

/** A sum that the goods should make, and how unlikely it is that they should make just this. */
interface Target {
  readonly cents: number
  readonly cost: number
  /** What is added to the goods before they make the sum. */
  readonly taxes: number
}

/** Taxes that were added to the goods: none, all, or one of them. */
function listTaxes(lines: readonly ReaderLine[]): Target[] {
  const taxes = taxesOf(lines, 0.3)
  const single = [...new Set(taxes)].map((cents) => ({ cents, taxes: cents, cost: 1 }))
  const sum = { cents: addUp(taxes), taxes: addUp(taxes), cost: 0.3 }
  return [{ cents: 0, taxes: 0, cost: 0 }, ...(taxes.length > 0 ? [sum] : []), ...single].slice(0, 8)
}

const least_chance = 0.03

function listTargets(lines: readonly ReaderLine[]): Target[] {
  const rounding = addUp(amountsOf(lines, 'rounding', 0.3))
  const offsets = listTaxes(lines).flatMap((tax) => [
    tax,
    ...(rounding === 0 ? [] : [{ ...tax, cents: tax.cents + rounding, cost: tax.cost + 0.2 }]),
  ])
  const change = addUp(amountsOf(lines, 'change', 0.5).slice(0, 1))
  const targets = lines.flatMap((line) => {
    const sum = line.chances.total + line.chances.subtotal
    const ofSum = line.amounts.map(({ cents, cost }) => ({ cents, cost: cost + surprise(sum) }))
    const paid = line.amounts
      .slice(0, 1)
      .map(({ cents }) => ({ cents: cents - change, cost: 2 + surprise(line.chances.payment) }))
    return [...(sum > least_chance ? ofSum : []), ...(line.chances.payment > 0.5 ? paid : [])]
  })
  const all = targets.flatMap((target) =>
    offsets.map(({ cents, cost, taxes }) => ({ cents: target.cents - cents, cost: target.cost + cost, taxes })),
  )
  return all.filter(({ cents }) => cents > 0)
}

export interface Solution {
  /** How each line is taken, by its index. */
  readonly taken: readonly Option[]
  readonly balanced: boolean
  readonly taxes: number
}

interface Change {
  readonly options: readonly Option[]
  readonly delta: number
  readonly cost: number
}

// Two changes at once meet a sum by chance more easily than one.
const most_cost = 4

/** Single changes and pairs of them that lead away from the likeliest reading. */
function listChanges(all: readonly (readonly Option[])[]): Change[] {
  const singles = all.flatMap(([best, ...others]) =>
    others.map((option) => ({ options: [option], delta: option.adds - (best?.adds ?? 0), cost: option.cost })),
  )
  const cheap = singles
    .filter(({ cost }) => cost < 4)
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, 60)
  const pairs = cheap.flatMap((one, index) =>
    cheap
      .slice(index + 1)
      .filter((other) => other.options[0]?.line !== one.options[0]?.line)
      .map((other) => ({
        options: [...one.options, ...other.options],
        delta: one.delta + other.delta,
        cost: one.cost + other.cost + 1.5,
      })),
  )
  return [{ options: [], delta: 0, cost: 0 }, ...singles, ...pairs]
}

/** The likeliest way to take all lines whose amounts add up to a sum of the receipt; the likeliest at all where none does. */
export function solve(lines: readonly ReaderLine[]): Solution {
  const most = findMost(lines)
  const all = lines.map((line) => listOptions(line, most))
  const best = all.flatMap(([option]) => option ?? [])
  const sum = addUp(best.map(({ adds }) => adds))
  const changes = new Map<number, Change>()
  for (const change of listChanges(all)) {
    const known = changes.get(change.delta)
    if (known === undefined || known.cost > change.cost) changes.set(change.delta, change)
  }
  let found: { change: Change; cost: number; taxes: number } | null = null
  for (const target of listTargets(lines)) {
    const change = changes.get(target.cents - sum)
    const cost = (change?.cost ?? Infinity) + target.cost
    if (change !== undefined && cost < most_cost && cost < (found?.cost ?? Infinity))
      found = { change, cost, taxes: target.taxes }
  }
  const isEmpty = best.every(({ kind }) => kind !== 'good')
  if (found === null || (isEmpty && found.change.options.length === 0))
    return { taken: best, balanced: false, taxes: 0 }
  const changed = new Map(found.change.options.map((option) => [option.line, option]))
  return { taken: best.map((option) => changed.get(option.line) ?? option), balanced: true, taxes: found.taxes }
}
