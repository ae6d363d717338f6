import { buildAlphabet } from './alphabet.mjs'
import { buildAutomaton } from './automaton.mjs'

/** For each position all that it leads to; to itself only by a loop. */
function findReachable(positions) {
  return positions.map((_, from) => {
    const seen = new Set()
    const waiting = [from]
    while (waiting.length > 0) {
      for (const { to } of positions[waiting.pop()].follow) {
        if (seen.has(to)) continue
        seen.add(to)
        waiting.push(to)
      }
    }
    return seen
  })
}

const word = String.raw`\w`

function holds({ kind, text, isNegated }, before, after) {
  if (kind === 'border') return (before.fits(word) !== after.fits(word)) !== isNegated
  return (kind === 'behind' ? before : after).fits(text) !== isNegated
}

/** Where each position leads with a character, after another one. */
function createSteps(positions) {
  return (from, before, after) =>
    positions[from].follow
      .filter(
        ({ to, conditions }) => after.fits(positions[to].text) && conditions.every((one) => holds(one, before, after)),
      )
      .map(({ to }) => to)
}

/**
 * Looks for a text that leads from one loop to itself, from it to another, and from that to itself: so many of it can be
 * shared out between the two in as many ways, and an engine that goes back tries them all.
 */
function findSharedText({ alphabet, step, reachable }, one, other, last) {
  const isInLoop = (at, loop) => at === loop || (reachable[loop].has(at) && reachable[at].has(loop))
  const seen = new Set()
  const waiting = [{ at: [one, one, other], before: last, text: '' }]
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    for (const after of alphabet) {
      const [first, second, third] = next.at.map((position) => step(position, next.before, after))
      const thirdInLoop = third.filter((at) => isInLoop(at, other))
      const secondOnWay = second.filter((at) => at === other || reachable[at].has(other))
      for (const a of first.filter((at) => isInLoop(at, one)))
        for (const b of secondOnWay)
          for (const c of thirdInLoop) {
            const text = next.text + after.character
            if (a === one && b === other && c === other && after === last) return text
            const key = [a, b, c, after.character].join()
            if (seen.has(key)) continue
            seen.add(key)
            waiting.push({ at: [a, b, c], before: after, text })
          }
    }
  }
  return null
}

// Two ways to one place within a loop, for any two characters.
function findTwice({ positions, alphabet, step, reachable }, one) {
  for (const before of alphabet.filter(({ fits }) => fits(positions[one].text)))
    for (const after of alphabet) {
      const inLoop = step(one, before, after).filter((to) => reachable[to].has(one))
      if (new Set(inLoop).size < inLoop.length) return after.character
    }
  return null
}

/**
 * Why a regular expression may take more than linear time: the text whose repetition it can share out in many ways, or
 * null where there is none. It may find a text that an end or a long lookaround forbids; it does not miss one.
 */
export function findAmbiguity(source, flags) {
  const { positions, conditions, hasLoopBehind } = buildAutomaton(source, flags)
  if (hasLoopBehind) return 'a loop in a lookbehind'
  const texts = [...positions, ...conditions].flatMap(({ text }) => text ?? [])
  const alphabet = buildAlphabet(source, flags, conditions.length === 0 ? texts : [...texts, word])
  const reachable = findReachable(positions)
  const search = { positions, alphabet, reachable, step: createSteps(positions) }
  const loops = [...positions.keys()].filter((position) => reachable[position].has(position))
  for (const one of loops) {
    const twice = findTwice(search, one)
    if (twice !== null) return twice
    for (const other of loops) {
      if (one === other || !reachable[one].has(other) || positions[other].isFinal) continue
      const lasts = alphabet.filter(({ fits }) => fits(positions[one].text) && fits(positions[other].text))
      for (const last of lasts) {
        const text = findSharedText(search, one, other, last)
        if (text !== null) return text
      }
    }
  }
  return null
}
