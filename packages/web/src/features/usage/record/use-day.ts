import { messages } from '@larder/contract/messages'
import { field_labels } from '@larder/contract/messages/field-labels'
import { type ChangeEvent, useState } from 'react'

/** The day a record is about: today unless somebody says otherwise, never one to come. */
export function useDay(today: string) {
  const [day, setDay] = useState(today)
  const [isIncomplete, setIncomplete] = useState(false)
  const complaint = isIncomplete
    ? messages.input.notDate(field_labels.date)
    : day > today
      ? messages.input.inFuture(field_labels.date)
      : null
  return {
    complaint,
    /** Today goes without saying: the record then carries the moment it was made. */
    sent: day === '' || day === today ? {} : { date: day },
    field: {
      name: 'date',
      label: field_labels.date,
      type: 'date',
      value: day,
      error: complaint !== null,
      helperText: complaint,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        setDay(event.target.value)
        // A day that is half typed has no value, but it is not nothing.
        setIncomplete(event.target.validity.badInput)
      },
      slotProps: { htmlInput: { max: today } },
    },
  } as const
}
