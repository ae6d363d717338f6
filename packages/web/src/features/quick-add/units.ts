import { fold } from './fold.ts'

const unit_words: Readonly<Record<string, readonly string[]>> = {
  l: ['l', 'liter', 'liters', 'litre', 'litres', 'lt'],
  ml: ['ml'],
  kg: ['kg', 'kilo', 'kilos'],
  g: ['g', 'gr', 'gram', 'grams'],
  lb: ['lb', 'lbs', 'pound', 'pounds'],
  oz: ['oz', 'ounce', 'ounces'],
  gal: ['gal', 'gallon', 'gallons'],
  pcs: ['pcs', 'pc', 'piece', 'pieces', 'x', '×'],
  box: ['box', 'boxes'],
  pack: ['pack', 'packs', 'packet', 'packets', 'pkg'],
  bottle: ['bottle', 'bottles'],
  can: ['can', 'cans', 'tin', 'tins'],
  jar: ['jar', 'jars'],
  bag: ['bag', 'bags'],
  carton: ['carton', 'cartons'],
}

/** The unit that a word stands for: one of the household's own, else one that everybody knows; null where it is none. */
export function readUnit(word: string, own: readonly string[]): string | null {
  const used = own.find((unit) => fold(unit) === fold(word))
  if (used !== undefined) return used
  const found = Object.entries(unit_words).find(([, words]) => words.includes(fold(word)))
  return found?.[0] ?? null
}
