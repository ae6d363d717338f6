import { parseSync } from 'vite'

// Where a string is something that a person reads.
const read_names =
  /^(label|title|alt|placeholder|question|hint|lead|text|fallback|aria-(label|description|valuetext)|helperText|\w+Label)$/
// What only developers read.
const developer_calls = /Error$|Exception$|^(warn|error|info|debug)$/
const ignored_types = /^(TS(?!As|Satisfies|NonNull)|Import)/

// A measure such as "-0.015em" is none.
const isWord = (text) => /\p{L}{2}/u.test(text) && !/^-?[\d.]+\p{L}+$/u.test(text)
// "Review Products" wherever it stands; one word alone may be a key or a format.
const isSentence = (text) => /^\p{Lu}\p{Ll}+(\p{P}* \p{L}[\p{L}\p{P}]*)+/u.test(text.trim())

const nameOf = ({ name, value }) => String(name?.name ?? name ?? value)
const nameOfCall = ({ callee }) => callee.name ?? callee.property?.name ?? ''
const isCall = ({ type }) => type === 'CallExpression' || type === 'NewExpression'

function textOf(node) {
  if (node.type === 'JSXText') return node.value
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('…') : null
}

// The key of an entry and the condition of a choice are not what comes out.
const isBeside = (node, name) =>
  name === 'source' || (name === 'key' && !node.computed) || (name === 'test' && node.type === 'ConditionalExpression')

/** Calls `onString` with every string of a file and the role that the nodes around it give to it. */
function visitStrings(file, source, roleWithin, onString) {
  function visit(node, role) {
    if (Array.isArray(node)) return node.forEach((one) => visit(one, role))
    if (node === null || typeof node !== 'object' || ignored_types.test(node.type ?? '')) return
    const text = textOf(node)
    if (text !== null) onString({ text, line: source.slice(0, node.start).split('\n').length }, role, node)
    const within = roleWithin(node, role)
    for (const [name, child] of Object.entries(node)) {
      if (!isBeside(node, name)) visit(child, name === 'callee' ? 'other' : within)
    }
  }
  visit(parseSync(file, source).program.body, 'other')
}

function roleOnScreen(node, role) {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return 'read'
  if (node.type === 'JSXAttribute') return read_names.test(nameOf(node.name)) ? 'read' : 'other'
  if (node.type === 'Property') return read_names.test(nameOf(node.key)) ? 'read' : 'other'
  if (isCall(node)) return developer_calls.test(nameOfCall(node)) ? 'developer' : 'other'
  // What is compared, looked up or declared is not what is shown.
  return role !== 'developer' && /^(Binary|Member|Function|Arrow|Variable|Object)/.test(node.type) ? 'other' : role
}

/** The strings of a screen's source that a person reads: JSX text, labels, titles, and whatever looks like a sentence. */
export function findSentences(file, source) {
  const found = []
  visitStrings(file, source, roleOnScreen, (string, role, { type }) => {
    const isRead = type === 'JSXText' || role === 'read' ? isWord : isSentence
    if (role !== 'developer' && isRead(string.text)) found.push(string)
  })
  return found
}

function roleInAnswer(node, role) {
  if (!isCall(node)) return role
  return nameOfCall(node) === 'HttpError' ? 'read' : 'other'
}

/** The strings of the server's source that an answer would carry: what an HttpError is made with. */
export function findErrorTexts(file, source) {
  const found = []
  visitStrings(file, source, roleInAnswer, (string, role) => {
    // A code for machines has neither a capital letter nor a space.
    if (role === 'read' && /^\p{Lu}\p{Ll}|\p{L} \p{L}/u.test(string.text)) found.push(string)
  })
  return found
}
