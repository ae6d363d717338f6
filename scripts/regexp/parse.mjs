/**
 * Reads a regular expression into a tree: a `kind` and what belongs to it.
 * What a single character may be is kept as source text: the engine itself knows best what `[^\s@]` or `\p{L}` means.
 */

const hex = String.raw`[\da-fA-F]`
const escape_forms = [
  String.raw`\\u\{${hex}+\}`,
  String.raw`\\u${hex}{4}`,
  String.raw`\\x${hex}{2}`,
  String.raw`\\[pP]\{[^}]*\}`,
  String.raw`\\c[A-Za-z]`,
  String.raw`\\[^]`,
]
const one_class = String.raw`\[(?:\\[^]|[^\]\\])*\]`
const character = new RegExp([one_class, ...escape_forms, '[^]'].join('|'), 'uy')
const group_start = /\((?:\?(?:(?<look><?[=!])|:|<(?<name>\w+)>))?/y
const quantifier = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y
const back_reference = /\\(?:([1-9]\d*)|k<(\w+)>)/y

function matchAt(pattern, source, index) {
  pattern.lastIndex = index
  return pattern.exec(source)
}

function readRange([, sign, least, comma, most]) {
  if (sign !== undefined) return { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] }[sign]
  return [Number(least), comma === '' ? Number(least) : most === '' ? Infinity : Number(most)]
}

class Parser {
  index = 0
  groups = []

  constructor(source) {
    this.source = source
  }

  take(text) {
    if (!this.source.startsWith(text, this.index)) return false
    this.index += text.length
    return true
  }

  takeMatch(pattern) {
    const match = matchAt(pattern, this.source, this.index)
    if (match !== null) this.index += match[0].length
    return match
  }

  parseAlternatives() {
    const branches = [this.parseSequence()]
    while (this.take('|')) branches.push(this.parseSequence())
    return branches.length === 1 ? branches[0] : { kind: 'alternatives', branches }
  }

  parseSequence() {
    const parts = []
    while (this.index < this.source.length && !'|)'.includes(this.source[this.index])) parts.push(this.parseRepeated())
    return { kind: 'sequence', parts }
  }

  parseRepeated() {
    const body = this.parseAtom()
    const match = this.takeMatch(quantifier)
    if (match === null) return body
    const [least, most] = readRange(match)
    return { kind: 'repeat', body, least, most }
  }

  parseAtom() {
    if (this.take('^')) return { kind: 'start' }
    if (this.take('$')) return { kind: 'end' }
    if (this.take('\\b')) return { kind: 'border', isNegated: false }
    if (this.take('\\B')) return { kind: 'border', isNegated: true }
    if (this.source[this.index] === '(') return this.parseGroup()
    const reference = this.takeMatch(back_reference)
    // At the most what the group may be: the same characters, so no less is taken for possible than is.
    if (reference !== null) return this.groups[reference[1] ?? reference[2]] ?? { kind: 'empty' }
    return { kind: 'character', text: this.takeMatch(character)[0] }
  }

  parseGroup() {
    const { look, name } = this.takeMatch(group_start).groups
    const isCaptured = this.source[this.index - 1] === '(' || name !== undefined
    const number = isCaptured ? (this.groups.count = (this.groups.count ?? 0) + 1) : 0
    const body = this.parseAlternatives()
    if (!this.take(')')) throw new SyntaxError(`No end of a group in ${this.source}`)
    if (isCaptured) this.groups[number] = body
    if (name !== undefined) this.groups[name] = body
    if (look === undefined) return body
    return { kind: 'look', isBehind: look.startsWith('<'), isNegated: look.endsWith('!'), body }
  }
}

/** The tree of a pattern's source. */
export function parsePattern(source) {
  const parser = new Parser(source)
  const tree = parser.parseAlternatives()
  if (parser.index < source.length) throw new SyntaxError(`Cannot read ${source} from ${parser.index}`)
  return tree
}
