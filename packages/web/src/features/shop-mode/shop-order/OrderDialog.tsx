import { action_labels } from '@larder/contract/messages/action-labels'
import { shop_mode_messages as words } from '@larder/contract/messages/shopping/shop-mode-messages'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Quiet } from '../../../ui/page/quiet.tsx'
import { OrderList } from './OrderList.tsx'
import { useSaving } from './use-saving.ts'

interface OrderDialogProps {
  shop: string | null
  order: readonly string[]
  onSave: (order: readonly string[]) => Promise<void>
  onClose: () => void
}

/** The order in which a shop's categories are passed, by hand. */
export function OrderDialog({ shop, order: saved, onSave, onClose }: OrderDialogProps) {
  const [order, setOrder] = useState(saved)
  const { state, failure, save } = useSaving(onClose)
  return (
    <FormDialog
      title={words.orderTitle}
      open
      state={state}
      submitLabel={action_labels.save}
      canSubmit={order.length > 0}
      onSubmit={() => void save(() => onSave(order))}
      onClose={onClose}
    >
      <Quiet>{order.length === 0 ? words.nothingToOrder : words.orderHint(shop)}</Quiet>
      <OrderList order={order} onChange={setOrder} />
      {failure !== null && <Alert severity="error">{failure}</Alert>}
    </FormDialog>
  )
}
