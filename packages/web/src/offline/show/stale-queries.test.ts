import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { CallError } from '../../api/client/failure.ts'
import { listStale } from './stale-queries.ts'

interface Asked {
  key: readonly unknown[]
  data?: unknown
  error?: unknown
  is_shown?: boolean
}

function shownStale(asked: readonly Asked[], is_offline = false) {
  const client = new QueryClient()
  const cache = client.getQueryCache()
  for (const { key, data, error, is_shown = true } of asked) {
    const query = cache.build(client, { queryKey: key })
    query.setState({ data, ...(error === undefined ? {} : { status: 'error', error: error as Error }) })
    if (is_shown) new QueryObserver(client, { queryKey: key, enabled: true, staleTime: Infinity }).subscribe(() => {})
  }
  return listStale(cache, is_offline).map(({ queryKey }) => queryKey.join(' '))
}

const failed = (status: number) => new CallError(status, null, null)

test.each([
  ['a server in trouble', failed(500), true],
  ['no answer', failed(0), true],
  ['too many at once', failed(429), true],
  ['an answer without what was asked for', new Error('no list'), true],
  ['a refusal, which is an answer', failed(403), false],
  ['something that is gone', failed(404), false],
  ['no failure', undefined, false],
])('%s makes what is shown stale: %o', (_, error, isStale) => {
  expect(shownStale([{ key: ['inventory', 'items'], data: [], error }])).toHaveLength(Number(isStale))
})

test('what is not shown, or has nothing to show, is not', () => {
  const error = failed(500)
  expect(
    shownStale([
      { key: ['a'], data: 1, error, is_shown: false },
      { key: ['b'], error },
    ]),
  ).toEqual([])
})

test('without a network everything on the screen is, and what the screen is about comes first', () => {
  const keys = [
    ['inventory', 'notices'],
    ['inventory', 'item', '7', 'prediction'],
    ['inventory', 'items'],
    ['inventory', 'item', '7'],
  ]
  expect(
    shownStale(
      keys.map((key) => ({ key, data: {} })),
      true,
    ),
  ).toEqual(['inventory item 7', 'inventory items', 'inventory notices', 'inventory item 7 prediction'])
})
