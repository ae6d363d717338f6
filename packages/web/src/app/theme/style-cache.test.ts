import { type StylisElement } from '@emotion/cache'
import { expect, test } from 'vitest'
import { modernise } from './style-cache.ts'

function element(type: string, props: string | string[], children: string | StylisElement[]): StylisElement {
  return { type, value: '', props, root: null, parent: null, children, line: 1, column: 1, length: 0, return: '' }
}

function rule(...selectors: string[]): StylisElement {
  const made = element('rule', selectors, [element('decl', 'opacity', '0')])
  modernise(made)
  return made
}

test.each(['.a::-moz-focus-inner', '.a::-moz-placeholder', '.b .a:focus::-ms-input-placeholder'])(
  '%s, which today’s browsers refuse, comes to nothing',
  (selector) => expect(rule(selector).children).toEqual([]),
)

test('the placeholder is written as every browser knows it', () => {
  expect(rule('.a::-webkit-input-placeholder', '.a:hover')).toMatchObject({ props: ['.a::placeholder', '.a:hover'] })
})

test('Safari gets the few names that it still wants, and nobody any other', () => {
  const select = element('decl', 'user-select', 'none')
  const display = element('decl', 'display', 'flex')
  modernise(select)
  modernise(display)
  expect(select.return).toBe('-webkit-user-select:none;user-select:none;')
  expect(display.return).toBe('')
})
