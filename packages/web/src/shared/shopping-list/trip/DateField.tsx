import { trip_messages as words } from '@larder/contract/messages/shopping/trip-messages'
import { type ChangeEvent } from 'react'
import { AutoFilledMark } from '../../../ui/form/auto-filled-mark.tsx'
import { TextBox } from '../../../ui/form/text-box.tsx'
import { describeAmount } from '../describe-amount.ts'
import { type DatedLine } from './use-dates.ts'

interface DateFieldProps {
  dated: DatedLine
  complaint: string | null
  /** Where a day that nobody typed comes from. */
  origin: string | null
}

/** Until when one of the things that were bought keeps. */
export function DateField({ dated, complaint, origin }: DateFieldProps) {
  const { line, day, setDay } = dated
  return (
    <TextBox
      id={`expiry-${line.key}`}
      name="expiry_date"
      type="date"
      label={words.expiryOf(line.item_name, describeAmount(line))}
      value={day}
      error={complaint !== null}
      onChange={(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        // A day that is half typed has no value, but it is not nothing.
        setDay(event.target.value, event.target.validity.badInput)
      }
      helperText={
        complaint ??
        (origin !== null && day !== '' ? (
          <>
            <AutoFilledMark /> {origin}
          </>
        ) : undefined)
      }
    />
  )
}
