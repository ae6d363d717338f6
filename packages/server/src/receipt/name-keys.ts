/** What two readings of the same print have in common: engines lose spaces, tills change case and punctuation. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toUpperCase()
}

// A key is part of an index, and decomposing can make a text many times as long.
const longest = 200

/** Numbers that a till prints beside a name and that are no size: article numbers, barcodes. */
const article_number = /(?<![\p{L}\p{N}.,])\d{4,}(?![\p{L}\p{N}.,%]| ?(?:KG|G|ML|CL|L|OZ|LB|ST|PCS|PK|CT)\b)/gu

/**
 * The printed name of a line as it is remembered: letters and digits without spaces. Sizes stay apart, so that
 * 1.5 l is neither 15 l nor 1 l; a name that is nothing but a number keeps it.
 */
export function printedKey(printed_name: string): string {
  const folded = fold(printed_name)
  const without_numbers = folded.replace(article_number, ' ')
  const named = /\p{L}/u.test(without_numbers) ? without_numbers : folded
  const decimals = named.replace(/(?<=\d)[.,](?=\d)/gu, '·')
  return decimals.replace(/[^\p{L}\p{N}·%]/gu, '').slice(0, longest)
}

/** A shop as it is remembered: the letters of its name, since the number of a branch changes nothing of what it prints. */
export function merchantKey(merchant: string): string {
  const folded = fold(merchant)
  const letters = folded.replace(/[^\p{L}]/gu, '')
  return (letters === '' ? folded.replace(/[^\p{N}]/gu, '') : letters).slice(0, longest)
}
