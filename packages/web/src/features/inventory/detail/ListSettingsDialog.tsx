import { type Item, updateItemRequest } from '@larder/contract/item'
import { action_labels } from '@larder/contract/messages/action-labels'
import { item_batch_messages } from '@larder/contract/messages/inventory/item-batch-messages'
import { list_settings_messages as words } from '@larder/contract/messages/shopping/list-settings-messages'
import FormHelperText from '@mui/material/FormHelperText'
import { FormProvider } from 'react-hook-form'
import { FormAlert } from '../../../shared/form-alert.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { CheckboxInput } from '../../../ui/form/checkbox-input.tsx'
import { useContractForm } from '../../../ui/form/form.tsx'
import { WatchedUnit } from '../../../ui/form/field-unit.tsx'
import { numberInput } from '../../../ui/form/number-input.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Quiet } from '../../../ui/page/quiet.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import { useUpdateItem } from '../draft/use-save-item.ts'
import { changesOf, settingsOf } from './list-settings.ts'

interface ListSettingsDialogProps {
  item: Item
  open: boolean
  onClose: () => void
}

/** How the shopping list treats an item. Its maker gives it a new key each time it opens, so that it begins afresh. */
export function ListSettingsDialog({ item, open, onClose }: ListSettingsDialogProps) {
  const unit = item.unit_of_measure
  const { showToast } = useToast()
  const update = useUpdateItem(String(item.item_id))
  const form = useContractForm(updateItemRequest, {
    defaults: settingsOf(item),
    toInput: (typed) => changesOf(item, typed),
  })
  const submit = form.handleSubmit(async (changes) => {
    try {
      if (Object.keys(changes).length > 0) await update.mutateAsync(changes)
      onClose()
      showToast(words.saved)
    } catch {
      // The alert below says why, and everything typed is still there.
    }
  })
  return (
    <FormProvider {...form}>
      <FormDialog
        title={words.title}
        submitLabel={action_labels.save}
        busyLabel={item_batch_messages.saving}
        open={open}
        about={item}
        state={update.isSuccess ? 'done' : update.isPending ? 'submitting' : 'open'}
        onClose={onClose}
        onSubmit={() => void submit()}
      >
        <Quiet variant="body1">{item.item_name}</Quiet>
        <TextInput
          id="settings-pack_quantity"
          name="pack_quantity"
          label={words.packQuantity}
          helperText={words.packHelp}
          slotProps={{
            htmlInput: numberInput({ unit }),
            input: { endAdornment: <WatchedUnit name="pack_quantity" unit={unit} /> },
          }}
        />
        <div>
          <CheckboxInput name="is_never_suggested" label={words.neverSuggest} />
          <FormHelperText sx={{ mt: 0, ml: 4 }}>{words.neverHelp}</FormHelperText>
        </div>
        <FormAlert error={update.error} fallback={words.failed} />
      </FormDialog>
    </FormProvider>
  )
}
