import type { Signal } from './named.ts'
import { certain_kind } from './signals/kinds.ts'

const least_weight = 2.7
const least_margin = 0.8

/** The chance that a name is right, from how much speaks for it and how far it is ahead; null where it should not be said. */
export function calibrate(signal: Signal, weight: number, margin: number): number | null {
  if (signal === 'barcode') return 0.99
  if (signal === 'kind') return weight >= 2 && margin >= 0.5 ? Math.min(0.95, weight / certain_kind) : null
  if (weight < least_weight || margin < least_margin) return null
  const spoken = 1 - Math.exp(-(weight - 1) / 3)
  return Math.min(0.95, signal === 'catalogue' ? 0.6 * spoken : spoken)
}
