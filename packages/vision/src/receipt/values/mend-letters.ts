const size = /^\d+(?:[.,]\d+)?\p{L}{1,3}$|^\p{L}\d{1,3}$/u

/** Figures inside a word are letters that were misread: FILTR0 is FILTRO, Ro11 is Roll; 7UP, 500G and B12 stay. */
export function mendLetters(word: string): string {
  const letters = (word.match(/\p{L}/gu) ?? []).length
  const figures = (word.match(/\d/gu) ?? []).length
  const isUpper = word.toUpperCase() === word
  if (figures === 0 || letters < (isUpper ? 3 : 2) || figures > letters - (isUpper ? 1 : 0) || size.test(word))
    return word
  return word
    .replace(/(?<=\p{L})0|0(?=\p{L}{2})/gu, isUpper ? 'O' : 'o')
    .replace(/(?<=\p{L})1(?=\p{L}|1|$)|(?<=\p{L}1)1/gu, isUpper ? 'I' : 'l')
    .replace(/(?<=\p{L})5(?=\p{L})/gu, isUpper ? 'S' : 's')
    .replace(/(?<=\p{L})8(?=\p{L})/gu, 'B')
}
