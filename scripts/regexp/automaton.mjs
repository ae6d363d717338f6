import { parsePattern } from './parse.mjs'

/**
 * The automaton of a search with a regular expression: a position for each character of the pattern, and the ways to the
 * positions that may follow it. A condition about the two characters between which it stands goes with the way; any other
 * (ends, longer lookarounds) is taken to hold: the automaton may do more than the engine, never less.
 */

// Enough to tell a loop from none; {0,1000} would only make the automaton large.
const longest_repeat = 20

class Builder {
  edges = []
  hasLoopBehind = false

  constructor(isMultiline) {
    this.isMultiline = isMultiline
  }

  createState() {
    return this.edges.push([]) - 1
  }

  link(from, to, edge = {}) {
    this.edges[from].push({ to, ...edge })
  }

  build(tree, from, context) {
    const to = this.createState()
    this[tree.kind](tree, from, to, context)
    return to
  }

  character({ text }, from, to) {
    this.link(from, to, { text })
  }
  empty(_tree, from, to) {
    this.link(from, to)
  }
  border({ isNegated }, from, to) {
    this.link(from, to, { isCondition: true, condition: { kind: 'border', isNegated } })
  }
  end(_tree, from, to) {
    this.link(from, to, { isCondition: true })
  }
  start(_tree, from, to, { isAtStart }) {
    if (isAtStart || this.isMultiline) this.link(from, to, { isCondition: true })
  }
  sequence({ parts }, from, to, context) {
    this.link(
      parts.reduce((state, part) => this.build(part, state, context), from),
      to,
    )
  }
  alternatives({ branches }, from, to, context) {
    for (const branch of branches) this.link(this.build(branch, from, context), to)
  }
  // What is looked at may be gone through again from every character that leads there, and then the rest goes on.
  look({ isBehind, isNegated, body }, from, to, context) {
    const text = oneCharacter(body)
    if (isBehind && hasLoop(body)) this.hasLoopBehind = true
    if (!isBehind && text === null) this.build(body, from, context)
    const condition = text === null ? undefined : { kind: isBehind ? 'behind' : 'ahead', text, isNegated }
    this.link(from, to, { isCondition: true, condition })
  }
  repeat({ body, least, most }, from, to, context) {
    let state = from
    for (let count = 0; count < Math.min(least, longest_repeat); count += 1) state = this.build(body, state, context)
    if (most === Infinity) {
      const loop = this.createState()
      this.link(state, loop)
      this.link(this.build(body, loop, context), loop)
      this.link(loop, to)
      return
    }
    this.link(state, to)
    for (let count = least; count < Math.min(most, least + longest_repeat); count += 1) {
      state = this.build(body, state, context)
      this.link(state, to)
    }
  }
}

function hasLoop({ kind, body, parts = [], branches = [], most }) {
  if (kind === 'repeat' && most === Infinity) return true
  return [...parts, ...branches, ...(body === undefined ? [] : [body])].some(hasLoop)
}

/** The source of a tree that is nothing but one character. */
function oneCharacter(tree) {
  if (tree.kind === 'sequence' && tree.parts.length === 1) return oneCharacter(tree.parts[0])
  return tree.kind === 'character' ? tree.text : null
}

/** All ways from a state to the next characters, and whether the end is reached without any condition. */
function closeOver(edges, from, final) {
  const ways = []
  let isFinal = false
  let steps = 0
  // A loop around what may be nothing leads back to where it was: once that counts as another way, then no more.
  const visits = new Map()
  const visit = (state, isCertain, conditions) => {
    if ((steps += 1) > 100_000) throw new Error('More ways between two characters than can be counted')
    if (state === final && isCertain) isFinal = true
    visits.set(state, (visits.get(state) ?? 0) + 1)
    for (const edge of edges[state]) {
      if (edge.text !== undefined) ways.push({ edge, conditions })
      else if ((visits.get(edge.to) ?? 0) < 2) {
        const added = edge.condition === undefined ? conditions : [...conditions, edge.condition]
        visit(edge.to, isCertain && edge.isCondition !== true, added)
      }
    }
    visits.set(state, visits.get(state) - 1)
  }
  visit(from, true, [])
  return { ways, isFinal }
}

/** The positions of a search: `positions[0]` is whatever stands before the match. */
export function buildAutomaton(source, flags) {
  const tree = parsePattern(source)
  const builder = new Builder(flags.includes('m'))
  const [first, skipped, final] = [builder.createState(), builder.createState(), builder.createState()]
  if (!flags.includes('y')) builder.link(first, skipped, { text: '[^]' })
  if (!flags.includes('y')) builder.link(skipped, skipped, { text: '[^]' })
  builder.link(builder.build(tree, first, { isAtStart: true }), final)
  builder.link(builder.build(tree, skipped, { isAtStart: false }), final)

  const characters = builder.edges.flat().filter(({ text }) => text !== undefined)
  const indexes = new Map(characters.map((edge, index) => [edge, index]))
  const positions = characters.map(({ text, to }) => {
    const { ways, isFinal } = closeOver(builder.edges, to, final)
    return { text, isFinal, follow: ways.map(({ edge, conditions }) => ({ to: indexes.get(edge), conditions })) }
  })
  const conditions = builder.edges.flat().flatMap(({ condition }) => condition ?? [])
  return { positions, conditions, hasLoopBehind: builder.hasLoopBehind }
}
