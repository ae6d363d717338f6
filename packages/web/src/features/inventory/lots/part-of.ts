import { type Lot } from '@larder/contract/lots'
import { lot_messages } from '@larder/contract/messages/inventory/lot-messages'

interface AmountForm {
  setError: (name: 'quantity', error: { message: string }) => void
}

/** How much of a batch is meant: all of it goes without saying, and more than there is gets a complaint. */
export function partOf(lot: Lot, quantity: number | undefined, form: AmountForm): { quantity?: number } | null {
  if (quantity === undefined || quantity === lot.quantity) return {}
  if (quantity < lot.quantity) return { quantity }
  form.setError('quantity', { message: lot_messages.tooSmall })
  return null
}
