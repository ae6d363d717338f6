type Numbers = ArrayLike<number>

/** How alike two things look, from their embeddings; 0 where one was not looked at, or by another model. */
export function compareLooks(a: Numbers, b: Numbers): number {
  if (a.length === 0 || a.length !== b.length) return 0
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!
  return sum
}
