import { action_labels } from '@larder/contract/messages/action-labels'
import { trip_messages as words } from '@larder/contract/messages/shopping/trip-messages'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { refreshStock } from '../../../api/keys.ts'
import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import { namesOf, type Trip, trip_query } from './trip.ts'
import css from './TripNotice.module.css'

const TripSheet = lazyWithPreload(async () => (await import('./TripSheet.tsx')).TripSheet)

// Said when there is a pause: it went well, and the browser's alert has said so.
const polite = { role: 'status' } as const

/** What was bought last, with the ways to date it and to take all of it back. */
export function TripNotice() {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const { data: trip } = useQuery(trip_query)
  const setTrip = (next: Trip | null): void => void queryClient.setQueryData(trip_query.queryKey, next)
  const undo = useMutation({
    mutationFn: async (taken: Trip) => (await import('./undo-trip.ts')).undoTrip(taken),
    onSuccess: (left) => {
      const names = namesOf(left)
      setTrip(names.length === 0 ? null : left)
      if (names.length === 0) showToast(words.undone)
      else showToast(words.notUndone(names), 'error')
    },
    onSettled: () => refreshStock(queryClient),
  })
  if (!trip) return null
  const names = namesOf(trip)
  return (
    <>
      {names.length > 0 && (
        <Alert severity="success" {...polite} className={`screen-only ${css.notice}`} onClose={() => setTrip(null)}>
          <span>{words.bought(names)}</span>
          <span className={css.ways}>
            {trip.bought.some(({ lot_id }) => lot_id !== null) && (
              <Button size="small" disabled={undo.isPending} onClick={() => setTrip({ ...trip, is_sheet_open: true })}>
                {words.dates}
              </Button>
            )}
            <Button size="small" disabled={undo.isPending} onClick={() => undo.mutate(trip)}>
              {action_labels.undo}
            </Button>
          </span>
        </Alert>
      )}
      <Suspense>{trip.is_sheet_open && <TripSheet trip={trip} onChange={setTrip} />}</Suspense>
    </>
  )
}
