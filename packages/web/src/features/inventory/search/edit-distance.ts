/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to make one word of the other
 * (Damerau-Levenshtein, restricted); anything beyond `most` counts as `most + 1`, and is given up early.
 */
export function editDistance(one: string, other: string, most: number): number {
  const beyond = most + 1
  if (Math.abs(one.length - other.length) > most) return beyond
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    let least = row
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (row > 1 && column > 1 && isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      now.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return beyond
    ;[before, last] = [last, now]
  }
  return Math.min(last[other.length] ?? beyond, beyond)
}
