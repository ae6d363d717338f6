import { expect, test } from 'vitest'
import { isInstalled } from './install.mjs'
import { requireNode } from './project.mjs'

const lock = {
  packages: {
    '': { name: 'larder' },
    'packages/server': { version: '0.1.0' },
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/pg/node_modules/split2': { version: '4.0.0' },
    'node_modules/postgres-windows': { version: '18.0.0', optional: true },
  },
}

function without(path) {
  const { [path]: _gone, ...packages } = lock.packages
  return { packages }
}

test('what npm has installed by hand is recognised, without the packages of other systems', () => {
  expect(isInstalled(lock, lock)).toBe(true)
  expect(isInstalled(lock, without('node_modules/postgres-windows'))).toBe(true)
})

test('a missing package, another version or no record at all means installing', () => {
  expect(isInstalled(lock, without('node_modules/pg/node_modules/split2'))).toBe(false)
  expect(isInstalled(lock, { packages: { ...lock.packages, 'node_modules/pg': { version: '7.0.0' } } })).toBe(false)
  expect(isInstalled(lock, {})).toBe(false)
})

test('an old Node is refused with a sentence', () => {
  expect(() => requireNode('20.18.1')).toThrow('Larder needs Node 20.19 or newer; this is 20.18.1.')
  expect(() => requireNode('18.20.0')).toThrow('Larder needs Node 20.19 or newer')
  expect(requireNode('20.19.0')).toBeUndefined()
  expect(requireNode('24.1.0')).toBeUndefined()
})
