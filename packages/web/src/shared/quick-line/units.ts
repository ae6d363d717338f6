import { unitKey } from '@larder/contract/values/units'
import { fold } from './fold.ts'

/** The units that a line may name, each as an item gets it. */
const line_units = 'l ml kg g lb oz gal pcs box pack bottle can jar bag carton'.split(' ')

/** Words that mean one of them in a line, although the contract keeps them apart or does not know them; several languages. */
const line_words: Readonly<Record<string, string>> = {
  pcs: 'x × stk stück pz pza pièce pièces pieza piezas pezzi',
  pack: 'packet pkg pkt pck packung packungen päckchen paquet paquets paquete paquetes pacchetto pacchi confezione',
  can: 'tin dose dosen boîte boîtes lata latas lattina lattine barattolo',
  bottle: 'btl flasche flaschen bouteille bouteilles botella botellas bottiglia bottiglie fles flessen',
  jar: 'glas gläser bocal bocaux tarro tarros vasetto',
  bag: 'beutel tüte tüten bolsa bolsas sacchetto',
  box: 'schachtel kiste kisten caja cajas scatola scatole',
  kg: 'kilogramm quilo quilos chilo',
  g: 'gramas gramo',
  l: 'litri',
}

/** Counted by some, and part of a name in the mouth of others: cup noodles, bread rolls. */
const loose_units = 'roll bunch head loaf bar slice tub tube tray pot cup glass clove block stick tablet'.split(' ')
const loose_words: Readonly<Record<string, string>> = {
  roll: 'rolle rollen rouleau rouleaux rollo rollos rotolo rotoli',
  bunch: 'bunches bund',
  loaf: 'loaves laib',
  glass: 'glasses',
  tub: 'becher',
  slice: 'scheibe scheiben',
}

const spell = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).flatMap(([unit, spellings]) => spellings.split(' ').map((word) => [word, unit] as const))

const units_by_key = new Map([...line_units.map((unit) => [unitKey(unit), unit] as const), ...spell(line_words)])
const loose_by_word = new Map([
  ...loose_units.flatMap((unit) => [unit, `${unit}s`].map((word) => [word, unit] as const)),
  ...spell(loose_words),
])

/** The unit that a word stands for: one of the household's own, else one that everybody knows; null where it is none. */
export function readUnit(word: string, own: readonly string[]): string | null {
  const used = own.find((unit) => fold(unit) === fold(word))
  if (used !== undefined) return used
  return units_by_key.get(unitKey(word)) ?? null
}

/** A unit that may as well belong to the name: it counts behind a name, or in the plural before one. */
export function readLooseUnit(word: string): string | null {
  return loose_by_word.get(fold(word)) ?? null
}
