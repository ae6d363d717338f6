import { insights_api, insights_months } from '@larder/contract/calls/insights-api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../api/client/call.ts'
import { inventory_keys } from '../../api/keys.ts'

/** The periods to choose from, in months. */
export const periods: readonly number[] = [insights_months.min, 3, insights_months.default, 12, insights_months.max]

/** What happened in so many months; while another period loads, the last one stays. */
export function useInsights(months: number) {
  return useQuery({
    queryKey: [...inventory_keys.all, 'insights', months],
    // An item that was renamed or deleted changes it too.
    staleTime: 0,
    queryFn: ({ signal }) => call(insights_api.getInsights, { query: { months: String(months) } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** The period that the address asks for; what is none of those to choose from reads as the default. */
export function readPeriod(params: URLSearchParams): number {
  return periods.find((months) => String(months) === params.get('months')) ?? insights_months.default
}

/** The period, held by the address so that Back and a reload bring it again. */
export function usePeriod(): [months: number, setMonths: (months: number) => void] {
  const [params, setParams] = useSearchParams()
  const setMonths = useCallback(
    (months: number) => {
      const isDefault = months === insights_months.default
      setParams(isDefault ? {} : { months: String(months) }, { replace: true })
    },
    [setParams],
  )
  return [readPeriod(params), setMonths]
}
