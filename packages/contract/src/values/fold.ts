const unmarked_letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

// Only the accents of Latin, Greek and Cyrillic: in other scripts a combining mark can be the vowel itself.
const accents = /[\u0300-\u036f]/g

/** Text of letters, digits and signs that every keyboard has. */
export const isPlain = (text: string): boolean => /^[ -~]*$/.test(text)

/** Text as names are compared, so that "creme brulee" finds "Crème Brûlée". */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => unmarked_letters[letter] ?? letter)
}
