import { shopping } from '@larder/contract/constants'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

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
