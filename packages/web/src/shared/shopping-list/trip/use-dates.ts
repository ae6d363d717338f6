import { type CallOutput } from '@larder/contract/calls/call'
import { lot_api } from '@larder/contract/calls/lot-api'
import { addDays } from '@larder/contract/values/days'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/client/call.ts'
import { inventory_keys } from '../../../api/keys.ts'
import { type BoughtLine, type Trip } from './trip.ts'

type ShelfLife = NonNullable<CallOutput<typeof lot_api.getShelfLife>['bought']>

/** A thing that was bought, with the day until which it keeps. */
export interface DatedLine extends BoughtLine {
  readonly lot_id: number
  readonly day: string
  /** How long such things keep, where the day comes from that. */
  readonly guess: ShelfLife | null
  readonly setDay: (day: string, is_incomplete: boolean) => void
}

const isDatable = (one: BoughtLine): one is BoughtLine & { lot_id: number } => one.lot_id !== null

/** The days of everything that was bought: as such things usually keep, until somebody knows better. */
export function useDates({ bought }: Trip, today: string) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [incomplete, setIncomplete] = useState<readonly string[]>([])
  const datable = bought.filter(isDatable)
  const ids = datable.map(({ line }) => line.item_id)
  const { data: shelf_lives } = useQuery({
    queryKey: [...inventory_keys.all, 'shelf-lives', ids],
    // Where nobody can say how long one keeps, the others have their days.
    queryFn: () =>
      Promise.all(ids.map((id) => call(lot_api.getShelfLife, { params: { id: String(id) } }).catch(() => null))),
    staleTime: Infinity,
  })
  const dates = datable.map((one, index): DatedLine => {
    const { key } = one.line
    const usual = shelf_lives?.[index]?.bought ?? null
    const isTyped = typed[key] !== undefined
    return {
      ...one,
      day: typed[key] ?? (usual === null ? '' : addDays(today, usual.days)),
      guess: isTyped ? null : usual,
      setDay: (day, is_incomplete) => {
        setTyped((now) => ({ ...now, [key]: day }))
        setIncomplete((now) => [...now.filter((other) => other !== key), ...(is_incomplete ? [key] : [])])
      },
    }
  })
  return { dates, incomplete }
}
