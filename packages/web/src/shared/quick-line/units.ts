import { unitKey } from '@larder/contract/values/units'
import { fold } from './fold.ts'

/** The units that a line may name, each as an item gets it. */
const line_units = 'l ml kg g lb oz gal pcs box pack bottle can jar bag carton'.split(' ')

/** Words that mean one of them in a line, although the contract keeps them apart or does not know them. */
const line_words = { x: 'pcs', '×': 'pcs', packet: 'pack', pkg: 'pack', tin: 'can' }

const units_by_key = new Map([
  ...line_units.map((unit) => [unitKey(unit), unit] as const),
  ...Object.entries(line_words),
])

/** The unit that a word stands for: one of the household's own, else one that everybody knows; null where it is none. */
export function readUnit(word: string, own: readonly string[]): string | null {
  const used = own.find((unit) => fold(unit) === fold(word))
  if (used !== undefined) return used
  return units_by_key.get(unitKey(word)) ?? null
}
