import { messages } from '@larder/contract/messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { field_labels } from '@larder/contract/messages/field-labels'
import { trip_messages as words } from '@larder/contract/messages/shopping/trip-messages'
import { usage_messages } from '@larder/contract/messages/usage/usage-messages'
import Alert from '@mui/material/Alert'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshStock } from '../../../api/keys.ts'
import { useToday } from '../../../session/session.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import { DateField } from './DateField.tsx'
import { FateField } from './FateField.tsx'
import { createTripSaver } from './save-trip.ts'
import { type Trip } from './trip.ts'
import { useDates } from './use-dates.ts'
import { useFates } from './use-fates.ts'

interface TripSheetProps {
  trip: Trip
  onChange: (trip: Trip) => void
}

/** One sheet for a whole shopping: until when each thing keeps, and what becomes of things that are no items. */
export function TripSheet({ trip, onChange }: TripSheetProps) {
  const today = useToday()
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const { dates, incomplete } = useDates(trip, today)
  const { fates, setFate, categories } = useFates(trip.texts)
  const [saveTrip] = useState(createTripSaver)
  const isPast = dates.some(({ day }) => day !== '' && day < today)
  const save = useMutation({
    mutationFn: () => saveTrip(fates, dates),
    onSuccess: ({ finished, failed }) => {
      const isDone = failed.length === 0
      const done = new Set(finished.map(({ line }) => line.key))
      onChange({
        ...trip,
        texts: trip.texts.filter(({ key }) => !done.has(key)),
        finished: [...trip.finished, ...finished],
        is_sheet_open: !isDone,
      })
      if (isDone) showToast(words.saved)
    },
    onSettled: () => refreshStock(queryClient),
  })
  const failed = save.data?.failed ?? []
  return (
    <FormDialog
      title={words.sheetTitle}
      submitLabel={action_labels.save}
      open
      state={save.isPending ? 'submitting' : 'open'}
      canSubmit={incomplete.length === 0 && !isPast}
      onClose={() => onChange({ ...trip, is_sheet_open: false })}
      onSubmit={() => save.mutate()}
    >
      {fates.map((fate) => (
        <FateField
          key={fate.line.key}
          {...{ fate, categories }}
          onChange={(category) => setFate(fate.line, category)}
        />
      ))}
      {dates.map((dated) => {
        const complaint = incomplete.includes(dated.line.key)
          ? messages.input.notDate(field_labels.expiry_date)
          : dated.day !== '' && dated.day < today
            ? messages.inventory.expiryBeforePurchase
            : null
        const origin = dated.guess && usage_messages.keeps[dated.guess.source](usage_messages.keptFor(dated.guess.days))
        return <DateField key={dated.line.key} {...{ dated, complaint, origin }} />
      })}
      {failed.length > 0 && !save.isPending && <Alert severity="error">{words.notSaved(failed)}</Alert>}
    </FormDialog>
  )
}
