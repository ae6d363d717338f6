import { action_labels } from '@larder/contract/messages/action-labels'
import { shop_mode_messages as words } from '@larder/contract/messages/shopping/shop-mode-messages'
import { text_limits } from '@larder/contract/constants'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { TextBox } from '../../../ui/form/text-box.tsx'
import { useSaving } from './use-saving.ts'

interface AddShopDialogProps {
  onAdd: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a shop. */
export function AddShopDialog({ onAdd, onClose }: AddShopDialogProps) {
  const [name, setName] = useState('')
  const { state, failure, save } = useSaving(onClose)
  return (
    <FormDialog
      title={words.addShop}
      open
      state={state}
      submitLabel={action_labels.add}
      canSubmit={name.trim() !== ''}
      onSubmit={() => void save(() => onAdd(name.trim()))}
      onClose={onClose}
    >
      <TextBox
        id="shop-name"
        name="shop_name"
        label={words.shopName}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: text_limits.name, enterKeyHint: 'done', autoFocus: true } }}
      />
      {failure !== null && <Alert severity="error">{failure}</Alert>}
    </FormDialog>
  )
}
