import { waiting_messages as words } from '@larder/contract/messages/offline/waiting-messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { type FieldConflict, type OutboxEntry } from '../../offline/outbox/entry.ts'
import { ButtonRow } from '../../ui/page/button-row.tsx'
import { Quiet } from '../../ui/page/quiet.tsx'
import { labelOf } from './describe-change.ts'
import { describeValue } from './describe-state.ts'
import { type WaitingActions } from './use-waiting.ts'

interface ConflictFieldProps {
  entry: OutboxEntry
  conflict: FieldConflict
  actions: Pick<WaitingActions, 'keepMine' | 'pickTheirs'>
}

/** A field that two people wrote: what each of them wrote, and the choice between both. */
export function ConflictField({ entry, conflict, actions }: ConflictFieldProps) {
  const id = useId()
  const { field, value, changed_by = null } = conflict
  const mine = (entry.body as Readonly<Record<string, FieldConflict['value']>>)[field] ?? null
  return (
    <Box sx={{ mt: 1 }}>
      <Typography id={id} variant="subtitle2" component="h3">
        {labelOf(field)}
      </Typography>
      <Quiet>{words.youWrote(describeValue(entry, field, mine))}</Quiet>
      <Quiet>{words.theyWrote(changed_by, describeValue(entry, field, value))}</Quiet>
      <ButtonRow>
        <Button aria-describedby={id} color="inherit" onClick={() => actions.keepMine(entry.seq, field)}>
          {words.keepMine}
        </Button>
        <Button aria-describedby={id} onClick={() => actions.pickTheirs(entry, conflict)}>
          {words.pickTheirs}
        </Button>
      </ButtonRow>
    </Box>
  )
}
