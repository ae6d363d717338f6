import { action_labels } from '@larder/contract/messages/action-labels'
import { waiting_messages as words } from '@larder/contract/messages/offline/waiting-messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { describeAge } from '../../offline/show/describe-age.ts'
import { type OutboxEntry } from '../../offline/outbox/entry.ts'
import { useNow } from '../../offline/show/use-now.ts'
import { LineIcon } from '../../ui/graphics/line-icon.tsx'
import { TintedCircle } from '../../ui/graphics/tinted-circle.tsx'
import { ButtonRow } from '../../ui/page/button-row.tsx'
import { ListRow, row_button } from '../../ui/page/list-row.tsx'
import { Quiet } from '../../ui/page/quiet.tsx'
import { ConflictField } from './ConflictField.tsx'
import { describeChange } from './describe-change.ts'
import { describeRefusal } from './describe-state.ts'
import { type WaitingActions } from './use-waiting.ts'

const round = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z'
const pictures = {
  waiting: { tone: 'default', path: `M12 7v5l3 2${round}` },
  refused: { tone: 'warning', path: `M12 8v5M12 16v.01${round}` },
  conflict: { tone: 'info', path: 'M4 9h13l-3-3M20 15H7l3 3' },
} as const

type ShownState = keyof typeof pictures

interface WaitingRowProps {
  entry: OutboxEntry
  /** The refused change that this one needs. */
  blocker: OutboxEntry | undefined
  actions: WaitingActions
  onDiscard: (seq: number) => void
}

/** One change: what it was, when, how it stands, and what can be done. */
export function WaitingRow({ entry, blocker, actions, onDiscard }: WaitingRowProps) {
  const id = useId()
  const now = useNow()
  const state = entry.state as ShownState
  const { tone, path } = pictures[state]
  const standing = blocker ? words.state.dependsOn(describeChange(blocker)) : words.state[state]
  const discard: ReactNode = (
    <Button color="inherit" aria-describedby={id} sx={row_button} onClick={() => onDiscard(entry.seq)}>
      {words.discard}
    </Button>
  )
  return (
    <ListRow
      picture={
        <TintedCircle tone={tone} size={36}>
          <LineIcon path={path} size={20} />
        </TintedCircle>
      }
      action={state === 'waiting' && discard}
    >
      <Typography id={id} variant="subtitle1" component="h2">
        {describeChange(entry)}
      </Typography>
      <Quiet>{`${standing} · ${describeAge(entry.made_at, now)}`}</Quiet>
      {state === 'refused' && (
        <>
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {describeRefusal(entry.refusal ?? { status: 0, message: '' })}
          </Typography>
          <Box sx={{ mt: 0.5 }}>
            <ButtonRow>
              {discard}
              <Button aria-describedby={id} sx={row_button} onClick={() => actions.retry([entry])}>
                {action_labels.retry}
              </Button>
            </ButtonRow>
          </Box>
        </>
      )}
      {state === 'conflict' &&
        entry.conflicts?.map((conflict) => (
          <ConflictField key={conflict.field} entry={entry} conflict={conflict} actions={actions} />
        ))}
    </ListRow>
  )
}
