import { action_labels } from '@larder/contract/messages/action-labels'
import { shop_mode_messages as words } from '@larder/contract/messages/shop-mode-messages'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { failureText } from '../../../api/client/failure.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Quiet } from '../../../ui/page/quiet.tsx'
import { OrderList } from './OrderList.tsx'

interface OrderDialogProps {
  shop: string | null
  order: readonly string[]
  onSave: (order: readonly string[]) => Promise<void>
  onClose: () => void
}

/** The order in which a shop's categories are passed, by hand. */
export function OrderDialog({ shop, order: saved, onSave, onClose }: OrderDialogProps) {
  const [order, setOrder] = useState(saved)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function save(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      await onSave(order)
      onClose()
    } catch (error) {
      setFailure(failureText(error, words.shopSaveFailed))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={words.orderTitle}
      open
      state={isBusy ? 'submitting' : 'open'}
      submitLabel={action_labels.save}
      canSubmit={order.length > 0}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Quiet>{order.length === 0 ? words.nothingToOrder : words.orderHint(shop)}</Quiet>
      <OrderList order={order} onChange={setOrder} />
      {failure !== null && <Alert severity="error">{failure}</Alert>}
    </FormDialog>
  )
}
