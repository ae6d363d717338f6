// One casing for what is data and what is not: a constant of a module that holds plain data is written in snake_case,
// like the fields of the contract; a boolean variable in camelCase, like the function that computes one.

// A statement is named like a function, since it does something.
const sql_text = /^\s*(?:select|insert|update|delete|with|and|where)\b/
const plain_containers = new Set(['Set', 'Map', 'RegExp'])

/** Whether an expression is data that stands in the source: literals and what is put together from them. */
function isPlainData(node) {
  switch (node?.type) {
    case 'Literal':
      return !sql_text.test(node.value)
    case 'ArrayExpression':
      return true
    case 'UnaryExpression':
      return isPlainData(node.argument)
    case 'BinaryExpression':
      return isPlainData(node.left) && isPlainData(node.right)
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isPlainData(node.expression)
    case 'NewExpression':
      return plain_containers.has(node.callee.name)
    default:
      return false
  }
}

const isOfModule = ({ parent }) => parent.type === 'Program' || parent.type === 'ExportNamedDeclaration'

const camel_case = /^[a-z]+[A-Z]/
const snake_boolean = /^(?:is|has|can)_/

const casing = {
  meta: { type: 'suggestion', docs: { description: 'One casing for constants and booleans' } },
  create: (context) => ({
    VariableDeclaration(node) {
      for (const { id, init } of node.declarations) {
        const isData = node.kind === 'const' && isOfModule(node) && isPlainData(init)
        if (isData && id.type === 'Identifier' && camel_case.test(id.name)) {
          context.report({ node: id, message: `A constant that holds data is written in snake_case: ${id.name}` })
        }
        // A field of an object keeps the name that the contract gave it.
        for (const name of id.type === 'ArrayPattern' ? id.elements : [id]) {
          if (init !== null && name?.type === 'Identifier' && snake_boolean.test(name.name)) {
            context.report({ node: name, message: `A boolean variable is written in camelCase: ${name.name}` })
          }
        }
      }
    },
  }),
}

/** The rules of this project that no plugin has. */
const plugin = { meta: { name: 'larder' }, rules: { casing } }

export default plugin
