import { type Item } from '@larder/contract/item'
import { purchaseRequest } from '@larder/contract/journal'
import { messages } from '@larder/contract/messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { usage_messages } from '@larder/contract/messages/usage/usage-messages'
import { field_labels } from '@larder/contract/messages/field-labels'
import { FormProvider } from 'react-hook-form'
import { useToday } from '../../../session/session.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { useShelfLives } from '../../../shared/lots/use-shelf-lives.ts'
import { FormAlert } from '../../../shared/form-alert.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { useContractForm } from '../../../ui/form/form.tsx'
import { number_format } from '../../../ui/form/number-format.ts'
import { WatchedUnit } from '../../../ui/form/field-unit.tsx'
import { numberInput } from '../../../ui/form/number-input.ts'
import { TextBox } from '../../../ui/form/text-box.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { type RecordDialogSlot } from './ConsumeDialog.tsx'
import { ExpiryField } from './ExpiryField.tsx'
import { LocationField } from './LocationField.tsx'
import { useDay } from './use-day.ts'
import { useExpiry } from './use-expiry.ts'
import { usePurchase } from '../../../api/record.ts'

/** What the purchase dialog holds while a person types. */
export const purchase_defaults = { quantity_added: '1', price: '', source: '', location: '', notes: '' }

type BoughtItem = Pick<Item, 'unit_of_measure' | 'location'>

/** The texts as a payload; the schema judges it. The place goes without saying where it is the item's. */
export function toPurchaseInput(typed: typeof purchase_defaults, item: BoughtItem): object {
  const { quantity_added, price, source, location, notes } = typed
  return {
    quantity_added: number_format.read(quantity_added, item.unit_of_measure),
    price: number_format.read(price),
    source,
    ...(location.trim() === (item.location ?? '') ? {} : { location }),
    notes,
  }
}

/** Records what was bought, and for how much where somebody cares. */
export function PurchaseDialog({ item, open, onClose, onRecorded }: RecordDialogSlot) {
  const today = useToday()
  const day = useDay(today)
  const shelf_life = useShelfLives(item).shelf_lives?.bought ?? null
  const expiry = useExpiry({ bought_on: day.field.value || today, today, shelf_life })
  const purchase = usePurchase(item)
  const unit = item.unit_of_measure
  const form = useContractForm(purchaseRequest, {
    defaults: { ...purchase_defaults, location: item.location ?? '' },
    toInput: (typed) => toPurchaseInput(typed, item),
  })
  const submit = form.handleSubmit(async (body) => {
    try {
      const { event_id } = await purchase.mutateAsync({ ...body, ...expiry.sent, ...day.sent })
      onClose()
      onRecorded(messages.purchase.recorded(formatAmount(body.quantity_added, unit), item.item_name), event_id)
    } catch {
      // The alert below says why, and everything typed is still there.
    }
  })
  return (
    <FormProvider {...form}>
      <FormDialog
        title={usage_messages.recordPurchase}
        submitLabel={usage_messages.recordPurchase}
        busyLabel={usage_messages.recording}
        open={open}
        state={purchase.isSuccess ? 'done' : purchase.isPending ? 'submitting' : 'open'}
        about={item}
        canSubmit={day.complaint === null && expiry.complaint === null}
        onClose={onClose}
        onSubmit={() => void submit()}
      >
        <FieldGrid is_paired>
          <TextInput
            id="purchase-quantity_added"
            name="quantity_added"
            label={usage_messages.quantityAdded}
            slotProps={{
              htmlInput: numberInput({ unit }),
              input: { endAdornment: <WatchedUnit name="quantity_added" unit={unit} /> },
            }}
          />
          <TextInput
            id="purchase-price"
            name="price"
            label={field_labels.price}
            helperText={messages.purchase.priceHelp}
            slotProps={{ htmlInput: numberInput() }}
          />
          <ExpiryField expiry={expiry} shelf_life={shelf_life} className="whole" />
        </FieldGrid>
        <TextInput
          id="purchase-source"
          name="source"
          label={usage_messages.source}
          placeholder={messages.purchase.sourceHelp}
          autoComplete="off"
        />
        <FieldGrid is_paired>
          <TextBox id="purchase-date" {...day.field} />
          <LocationField />
        </FieldGrid>
        <TextInput id="purchase-notes" name="notes" label={field_labels.notes} multiline minRows={2} maxRows={6} />
        <FormAlert error={purchase.error} fallback={messages.purchase.failed} />
      </FormDialog>
    </FormProvider>
  )
}
