import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { refetchKinds } from './refetch-kinds.ts'

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const shown: (() => void)[] = []

afterEach(() => {
  for (const hide of shown.splice(0)) hide()
  queryClient.clear()
})

/** Shows a query whose answers come one after the other; a failure is one that is null. */
async function show(queryKey: readonly unknown[], ...answers: (string | null)[]) {
  const queryFn = vi.fn<() => Promise<string>>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer === null || answer === undefined) throw new Error('failed')
    return answer
  })
  shown.push(new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {}))
  await vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.fetchStatus).toBe('idle'))
  return queryFn
}

const items = ['inventory', 'items'] as const
const refetch = () => refetchKinds(queryClient, new Set(['inventory'] as const))

test('asks again for what is shown of a kind, and not for the rest', async () => {
  const listed = await show(items, 'old', 'new')
  const notices = await show(['inventory', 'notices'], 'none')
  await refetch()
  expect(queryClient.getQueryData(items)).toBe('new')
  expect([listed.mock.calls.length, notices.mock.calls.length]).toEqual([2, 1])
})

test('asks again for what was loaded, also after it failed once', async () => {
  const listed = await show(items, 'old', null, 'new')
  await refetch()
  expect(queryClient.getQueryState(items)?.status).toBe('error')
  await refetch()
  expect(queryClient.getQueryData(items)).toBe('new')
  expect(listed).toHaveBeenCalledTimes(3)
})

test('leaves what could not be loaded to its Try Again', async () => {
  const listed = await show(items, null, 'new')
  await refetch()
  expect(listed).toHaveBeenCalledTimes(1)
})
