import { action_labels } from '@larder/contract/messages/action-labels'
import { shop_mode_messages as words } from '@larder/contract/messages/shop-mode-messages'
import { text_limits } from '@larder/contract/constants'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { failureText } from '../../../api/client/failure.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { TextBox } from '../../../ui/form/text-box.tsx'

interface AddShopDialogProps {
  onAdd: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a shop. */
export function AddShopDialog({ onAdd, onClose }: AddShopDialogProps) {
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function add(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      await onAdd(name.trim())
      onClose()
    } catch (error) {
      setFailure(failureText(error, words.shopSaveFailed))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={words.addShop}
      open
      state={isBusy ? 'submitting' : 'open'}
      submitLabel={action_labels.add}
      canSubmit={name.trim() !== ''}
      onSubmit={() => void add()}
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
