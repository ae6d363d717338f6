import { unitFactor, unitKey } from '@larder/contract/values/units'

/** What tells whether two items of two households are the same thing. */
export interface MatchedFacts {
  readonly item_id: number
  readonly item_name: string
  readonly brand: string | null
  readonly quantity: number
  readonly unit_of_measure: string
  readonly barcodes: readonly string[]
}

const plain_ascii = /^[\x20-\x7e]*$/u
const uneven_space = /\s\s|[^\S ]/u
// Some signs stand for whole sentences: spelled out, one name could be as long as a page.
const longest_spelling = 3

function foldCharacter(character: string): string {
  const letters = character.normalize('NFKD').toLowerCase().replaceAll('ß', 'ss').replaceAll(/\p{M}/gu, '')
  return letters.length > longest_spelling ? character : letters
}

/** Answers from a map what was asked before: thousands of names are made of few letters. */
function remember<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    let value = known.get(text)
    if (value === undefined) known.set(text, (value = compute(text)))
    return value
  }
}

/** Units of one class can be counted in each other. */
function classOf(unit: string): string {
  if (unitFactor(unit, 'g') !== null) return 'g'
  return unitFactor(unit, 'ml') === null ? unitKey(unit) : 'ml'
}

/** Each different text has a number: long names are compared once, keys of several are short. */
function createNumbers() {
  let last = 0
  const numberOf = remember(() => (last += 1))
  const fold = remember(foldCharacter)
  const foldName = (name: string): string => {
    let letters = ''
    if (plain_ascii.test(name)) letters = name.toLowerCase()
    else for (const character of name) letters += fold(character)
    return uneven_space.test(letters) ? letters.trim().replaceAll(/\s+/gu, ' ') : letters.trim()
  }
  const ofUnit = remember((unit: string) => numberOf(`unit ${classOf(unit)}`))
  const ofName = (name: string): number => numberOf(`name ${foldName(name)}`)
  return { ofUnit, ofName, ofCode: (barcode: string) => numberOf(`code ${barcode}`) }
}

/** The first item for each key: a look-up costs the same however many items there are. */
class FirstItems {
  readonly #items = new Map<string, MatchedFacts>()

  add(item: MatchedFacts, ...key: readonly number[]): void {
    const joined = key.join(' ')
    if (!this.#items.has(joined)) this.#items.set(joined, item)
  }

  find(...key: readonly number[]): MatchedFacts | undefined {
    return this.#items.get(key.join(' '))
  }
}

/**
 * Which of the items that are there each item that comes is: one with a code in common, else one of the same name whose brand
 * is the same or not known. The same brand goes before none, and what is there longest before what came later.
 */
export function matchItems(
  coming: readonly MatchedFacts[],
  there: readonly MatchedFacts[],
): ReadonlyMap<number, MatchedFacts> {
  const { ofUnit, ofName, ofCode } = createNumbers()
  const [by_code, by_brand, by_name] = [new FirstItems(), new FirstItems(), new FirstItems()]
  const none = ofName('')
  const numbersOf = ({ unit_of_measure, item_name, brand }: MatchedFacts) =>
    [ofUnit(unit_of_measure), ofName(item_name), brand === null ? none : ofName(brand)] as const
  for (const item of there.toSorted((a, b) => a.item_id - b.item_id)) {
    const [unit, name, brand] = numbersOf(item)
    for (const barcode of item.barcodes) by_code.add(item, unit, ofCode(barcode))
    by_brand.add(item, unit, name, brand)
    by_name.add(item, unit, name)
  }

  function findMatch(item: MatchedFacts): MatchedFacts | undefined {
    const [unit, name, brand] = numbersOf(item)
    for (const barcode of item.barcodes) {
      const coded = by_code.find(unit, ofCode(barcode))
      if (coded !== undefined) return coded
    }
    const branded = by_brand.find(unit, name, brand)
    return branded ?? (brand === none ? by_name.find(unit, name) : by_brand.find(unit, name, none))
  }

  return new Map(
    coming.flatMap((item) => {
      const match = findMatch(item)
      return match === undefined ? [] : [[item.item_id, match] as const]
    }),
  )
}
