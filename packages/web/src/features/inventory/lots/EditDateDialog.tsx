import { editLotRequest } from '@larder/contract/calls/lot-api'
import { action_labels } from '@larder/contract/messages/action-labels'
import { field_labels } from '@larder/contract/messages/field-labels'
import { item_batch_messages as words } from '@larder/contract/messages/inventory/item-batch-messages'
import { useEditLot } from '../../../api/lots.ts'
import { useContractForm } from '../../../ui/form/form.tsx'
import { withIncompleteDates } from '../draft/incomplete-dates.ts'
import { LotDate } from './LotDate.tsx'
import { type LotDialogProps, LotForm } from './LotForm.tsx'

/** Corrects the date of a batch, or takes it away. */
export function EditDateDialog(props: LotDialogProps) {
  const { item, lot } = props
  const form = useContractForm(editLotRequest, {
    defaults: { expiry_date: lot.expiry_date ?? '' },
    toInput: withIncompleteDates,
  })
  return (
    <LotForm
      {...props}
      title={words.actions.date}
      submitLabel={action_labels.save}
      form={form}
      record={useEditLot({ ...item, ...lot })}
      toBody={({ expiry_date = null }) => ({ expiry_date })}
      said={() => words.dated(item.item_name)}
    >
      <LotDate label={field_labels.expiry_date} />
    </LotForm>
  )
}
