import { api } from '@larder/contract/calls/api'
import { shopping } from '@larder/contract/constants'
import { messages } from '@larder/contract/messages'
import { type ShoppingListLine } from '@larder/contract/shopping'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../api/client/call.ts'
import { shopping_keys } from '../../api/keys.ts'

/** The server answered, but without a list. */
class UnsuccessfulList extends Error {
  override readonly name = 'UnsuccessfulList'
}

/** The specification has one sentence for an answer that says no and another for no answer. */
export function loadFailureText(error: unknown): string {
  return error instanceof UnsuccessfulList ? messages.shopping.failed : messages.shopping.failedScreen
}

/** What to buy for that many days; while another number loads, the last list stays. */
export function useShoppingList(days: number) {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: shopping_keys.list(days),
    queryFn: async ({ signal }) => {
      const { success, shopping_list } = await call(api.getShoppingList, { query: { days: String(days) } }, { signal })
      if (!success) throw new UnsuccessfulList()
      return shopping_list
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  })
  // What this phone kept is shown with the first moment of time (offline/attach.ts) until the answer is there.
  return { data, error, isFetching, isAnswered: dataUpdatedAt > 1 || !isFetching, refetch }
}

export type ShoppingListQuery = Pick<ReturnType<typeof useShoppingList>, 'isAnswered' | 'refetch'> & {
  readonly data: readonly ShoppingListLine[] | undefined
}

/** How far ahead the address asks to look; what is no number of days on the slider reads as the default. */
export function readDays(params: URLSearchParams): number {
  const text = params.get('days') ?? ''
  const days = /^\d{1,2}$/.test(text) ? Number(text) : shopping.default_days
  return days < shopping.min_days || days > shopping.max_days ? shopping.default_days : days
}

/** The parameters of an address with the days written into them; the default leaves it clean. */
export function writeDays(params: URLSearchParams, days: number): URLSearchParams {
  const next = new URLSearchParams(params)
  if (days === shopping.default_days) next.delete('days')
  else next.set('days', String(days))
  return next
}

/** The days ahead, held by the address so that Back and a reload bring them again. */
export function useDays(): [days: number, setDays: (days: number) => void] {
  const [params, setParams] = useSearchParams()
  const setDays = useCallback(
    (days: number) => setParams((now) => writeDays(now, days), { replace: true }),
    [setParams],
  )
  return [readDays(params), setDays]
}
