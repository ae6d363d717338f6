import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseSync } from 'vite'
import { root } from '../lib/project.mjs'

const isSource = (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path) && !path.includes('/testing/')

/** Every source of the product, from the root of the repository. */
export async function listSources() {
  const packages = await readdir(join(root, 'packages'))
  const folders = packages.map((name) => join(root, 'packages', name, 'src'))
  const found = await Promise.all(
    folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((path) => join(folder, path))),
  )
  return found
    .flat()
    .filter(isSource)
    .map((path) => relative(root, path))
    .toSorted()
}

function* walk(node, isInFunction = false) {
  if (Array.isArray(node)) for (const one of node) yield* walk(one, isInFunction)
  else if (typeof node === 'object' && node !== null && !(node instanceof RegExp)) {
    yield { node, isInFunction }
    const isFunction = isInFunction || /Function/.test(node.type ?? '')
    for (const child of Object.values(node)) yield* walk(child, isFunction)
  }
}

const isMade = ({ type, callee }) =>
  (type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp'

/**
 * The regular expressions that a source writes down, and how many it puts together: when it is loaded, and later. A real
 * parser finds them, since a search for slashes would find divisions and miss what it must not.
 */
export async function readExpressions(path) {
  const source = await readFile(join(root, path), 'utf8')
  const nodes = [...walk(parseSync(path, source).program)]
  const made = nodes.filter(({ node }) => isMade(node))
  return {
    written: nodes.flatMap(({ node }) =>
      node.type === 'Literal' && node.regex ? [{ source: node.regex.pattern, flags: node.regex.flags }] : [],
    ),
    isMadeOnLoad: made.some(({ isInFunction }) => !isInFunction),
    isMadeLater: made.some(({ isInFunction }) => isInFunction),
  }
}

/** The regular expressions that a module puts together while it is loaded, which no parser can tell. */
export async function recordExpressions(load) {
  const Native = globalThis.RegExp
  const made = []
  const record = (target, [pattern, flags = '']) => {
    made.push({ source: String(pattern), flags })
    return new target(pattern, flags)
  }
  globalThis.RegExp = new Proxy(Native, {
    construct: (target, parameters) => record(target, parameters),
    apply: (target, _self, parameters) => record(target, parameters),
  })
  try {
    await load()
  } finally {
    globalThis.RegExp = Native
  }
  return made
}
