import { ThrowAwayDialog } from '../../../shared/throw-away/ThrowAwayDialog.tsx'
import { ChangeLotDialog } from './ChangeLotDialog.tsx'
import { EditDateDialog } from './EditDateDialog.tsx'
import { type LotAction } from './lot-actions.ts'
import { type LotDialogProps } from './LotForm.tsx'
import { MoveLotDialog } from './MoveLotDialog.tsx'
import { UseLotDialog } from './UseLotDialog.tsx'

/** The dialog of whatever is to be done with a batch. */
export function LotDialog({ action, ...props }: LotDialogProps & { action: LotAction }) {
  switch (action) {
    case 'use':
      return <UseLotDialog {...props} />
    case 'open':
      return <ChangeLotDialog kind="opened" {...props} />
    case 'freeze':
      return <ChangeLotDialog kind="frozen" {...props} />
    case 'thaw':
      return <ChangeLotDialog kind="thawed" {...props} />
    case 'move':
      return <MoveLotDialog {...props} />
    case 'date':
      return <EditDateDialog {...props} />
    case 'throw_away':
      return <ThrowAwayDialog {...props} />
  }
}
