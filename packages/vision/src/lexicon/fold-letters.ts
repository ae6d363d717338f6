const letters: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ı: 'i', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd' }

const plain_ascii = /^[\x20-\x7e]*$/u

/** Text as words compare: small letters without marks, also those that Unicode does not take apart. */
export function foldLetters(text: string): string {
  if (plain_ascii.test(text)) return text.toLowerCase()
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßłıøæœđ]/gu, (letter) => letters[letter] ?? letter)
}

/** Tills and packets without umlauts print KAESE as often as KASE. */
export function spellBothWays(text: string): string[] {
  const with_e = text.replaceAll(/[äöü]/gu, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
  return with_e === text ? [foldLetters(text)] : [foldLetters(text), foldLetters(with_e)]
}
