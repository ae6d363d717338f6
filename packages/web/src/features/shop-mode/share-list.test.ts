import { expect, test, vi } from 'vitest'
import { shareList, type Sharing } from './share-list.ts'

const closed = Object.assign(new Error('closed'), { name: 'AbortError' })
const clipboard = (write: () => Promise<void>) => ({ writeText: write }) as unknown as Clipboard

test('uses the sheet of the phone where there is one', async () => {
  const share = vi.fn<Navigator['share']>(async () => undefined)
  expect(await shareList('List', '- Milk', { share })).toBe('shared')
  expect(share).toHaveBeenCalledWith({ title: 'List', text: '- Milk' })
})

const copy = async () => undefined
const refuse = () => Promise.reject(new Error('not allowed'))
const cases: [Sharing, string][] = [
  [{ clipboard: clipboard(copy) }, 'copied'],
  [{ share: refuse, clipboard: clipboard(copy) }, 'copied'],
  [{ share: () => Promise.reject(closed), clipboard: clipboard(copy) }, 'cancelled'],
  [{ clipboard: clipboard(refuse) }, 'failed'],
  [{}, 'failed'],
]
test.each(cases)('else copies it, %#', async (sharing, outcome) => {
  expect(await shareList('List', '- Milk', sharing)).toBe(outcome)
})
