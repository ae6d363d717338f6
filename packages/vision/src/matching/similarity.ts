/** True where a till left letters out: the same beginning, the rest in order. */
function isAbbreviation(short: string, long: string): boolean {
  if (short.length < 2 || short.length >= long.length || short[0] !== long[0]) return false
  let at = 0
  for (let place = 0; place < long.length; place++) {
    const letter = long.charCodeAt(place)
    // What takes two units is one letter, and no till leaves half of it out.
    if (letter >= 0xd800 && letter <= 0xdbff) place++
    else if (letter === short.charCodeAt(at)) at++
  }
  return at === short.length
}

/** True where one letter was misread, lost or added. */
export function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const [rest, other_rest] = [one.slice(same), other.slice(same)]
  if (rest.length === other_rest.length) return rest.slice(1) === other_rest.slice(1)
  return rest.length > other_rest.length ? rest.slice(1) === other_rest : other_rest.slice(1) === rest
}

const plural = /^(?:es|s|n|en)$/u

/** How alike a word of a receipt and a word of a name are, from 0 to 1; only the receipt abbreviates. */
export function similarity(printed: string, named: string): number {
  if (printed === named) return 1
  // Most pairs of words have nothing in common: they must cost nothing.
  if (printed[0] !== named[0]) return 0
  const [short, long] = printed.length < named.length ? [printed, named] : [named, printed]
  if (short.length >= 3 && long.startsWith(short) && plural.test(long.slice(short.length))) return 0.97
  if (short.length >= 5 && isOneLetterOff(printed, named)) return 0.92
  if (!isAbbreviation(printed, named)) return 0
  if (named.startsWith(printed)) return printed.length >= 3 ? 0.85 : 0.6
  // MLK keeps the bones of milk, MK could be anything.
  return printed.length >= 3 && printed.length * 2 >= named.length ? 0.75 : 0.5
}
