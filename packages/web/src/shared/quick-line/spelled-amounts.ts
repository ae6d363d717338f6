const fractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
}

const count_words = 'two three four five six seven eight nine ten eleven twelve'.split(' ')

// "6-pack beer", "six pack of beer", "a 12 pack of soda": so many of them, and not six packs.
const multipack = new RegExp(`^(?:an? )?(\\d{1,3}|${count_words.join('|')})(?:-| ?- ?)pack(?: of)? (?=.)`, 'i')
const spoken_multipack = new RegExp(`^(?:an? )?(${count_words.join('|')}) pack(?: of)? (?=.)`, 'i')

const countOf = (said: string): string =>
  /^\d/.test(said) ? said : String(count_words.indexOf(said.toLowerCase()) + 2)

/** A line with its amounts spelled in one way: ½ as 1/2, 3x500g as 3 x 500g, a 6-pack as 6. */
export function writeForReading(text: string): string {
  return text
    .replaceAll(/(\d?)([½⅓⅔¼¾])/gu, (_, whole: string, sign: string) => `${whole}${whole && ' '}${fractions[sign]}`)
    .replaceAll(/(\d) ?[x×] ?(?=\d)/giu, '$1 x ')
    .replaceAll(/(?<=\d(?:g|kg|ml|cl|l)) ?[x×] ?(?=\d)/giu, ' x ')
    .replace(multipack, (_, said: string) => `${countOf(said)} `)
    .replace(spoken_multipack, (_, said: string) => `${countOf(said)} `)
}
