import { type lot_api } from '@larder/contract/calls/lot-api'
import { type CallOutput } from '@larder/contract/calls/call'
import { messages } from '@larder/contract/messages'
import { field_labels } from '@larder/contract/messages/field-labels'
import { addDays } from '@larder/contract/values/days'
import { type ChangeEvent, useState } from 'react'

export type ShelfLife = NonNullable<CallOutput<typeof lot_api.getShelfLife>['bought']>

interface Bought {
  readonly bought_on: string
  readonly today: string
  /** Null where nobody knows how long it keeps. */
  readonly shelf_life: ShelfLife | null
}

/** The day that such things usually keep to; one that is over already helps nobody. */
function guessExpiry({ bought_on, today, shelf_life }: Bought): string {
  if (shelf_life === null) return ''
  const usual = addDays(bought_on, shelf_life.days)
  return usual < today ? '' : usual
}

function findComplaint(day: string, bought_on: string): string | null {
  return day !== '' && day < bought_on ? messages.inventory.expiryBeforePurchase : null
}

/** When what was bought expires: as usual until a person says otherwise, also that it has no date. */
export function useExpiry(bought: Bought) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isIncomplete, setIncomplete] = useState(false)
  const day = typed ?? guessExpiry(bought)
  const complaint = isIncomplete
    ? messages.input.notDate(field_labels.expiry_date)
    : findComplaint(day, bought.bought_on)
  return {
    complaint,
    is_auto_filled: typed === null && day !== '',
    sent: day === '' ? {} : { expiry_date: day },
    field: {
      name: 'expiry_date',
      label: field_labels.expiry_date,
      type: 'date',
      value: day,
      error: complaint !== null,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        setTyped(event.target.value)
        // A day that is half typed has no value, but it is not nothing.
        setIncomplete(event.target.validity.badInput)
      },
    },
  } as const
}
