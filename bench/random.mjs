/** Numbers from 0 to 1, the same for the same seed: small and repeatable; nothing here needs better. */
export function createRandom(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
