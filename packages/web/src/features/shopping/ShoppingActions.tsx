import { action_labels } from '@larder/contract/messages/action-labels'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import { memo } from 'react'
import css from './ShoppingActions.module.css'
import { RefreshButton } from '../../ui/page/refresh-button.tsx'

interface ShoppingActionsProps {
  busy: boolean
  onRefresh: () => void
}

/** Asks again, and puts the list on paper. */
export const ShoppingActions = memo(function ShoppingActions({ busy, onRefresh }: ShoppingActionsProps) {
  return (
    <>
      <RefreshButton busy={busy} onClick={onRefresh} className={css.small ?? ''} />
      <Button
        color="inherit"
        variant="outlined"
        className={css.small ?? ''}
        startIcon={<PrintOutlined />}
        onClick={() => window.print()}
      >
        {action_labels.print}
      </Button>
    </>
  )
})
