import { action_labels } from '@larder/contract/messages/action-labels'
import { waiting_messages as words } from '@larder/contract/messages/offline/waiting-messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { useEffect, useEffectEvent, useState } from 'react'
import { connection } from '../../api/client/connection.ts'
import { type OutboxEntry } from '../../offline/outbox/entry.ts'
import { retryEntries } from '../../offline/show/manage-outbox.ts'
import { wakeSender } from '../../offline/send/sender.ts'
import { openOutbox } from '../../offline/store/open-store.ts'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'

interface LogoutQuestionProps {
  /** The changes that have not been sent. */
  entries: readonly OutboxEntry[]
  /** How many wait that cannot be sent from here: for other households, and photos that nobody has looked over. */
  elsewhere: number
  onLogout: () => void
  onCancel: () => void
}

// So long a person may be kept waiting before they are told that it takes its time.
const patience_ms = 10_000

// Three of them do not fit beside each other on every phone.
const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1,
  '& > *': { flexGrow: { xs: 1, sm: 0 } },
}

/** Asks before a log-out deletes changes that have not been sent, and offers to send them first. */
export function LogoutQuestion({ entries, elsewhere, onLogout, onCancel }: LogoutQuestionProps) {
  const count = entries.length + elsewhere
  const [asked, setAsked] = useState(count)
  const [phase, setPhase] = useState<'asking' | 'preparing' | 'sending'>('asking')
  const isSending = phase !== 'asking'
  const [failure, setFailure] = useState<string | null>(null)
  if (count > asked) setAsked(count)

  const goOn = useEffectEvent(onLogout)
  useEffect(() => {
    if (count === 0) goOn()
  }, [count])
  // What is left then was refused again.
  const isStuck = phase === 'sending' && count > 0 && !entries.some(({ state }) => state === 'waiting')
  useEffect(() => {
    if (phase !== 'sending') return
    const timer = setTimeout(
      () => {
        setPhase('asking')
        setFailure(words.notAllSent)
      },
      isStuck ? 0 : patience_ms,
    )
    return () => clearTimeout(timer)
  }, [phase, isStuck])

  async function sendNow(): Promise<void> {
    setPhase('preparing')
    setFailure(null)
    if (!(await connection.check())) {
      setPhase('asking')
      return setFailure(words.stillOffline)
    }
    const outbox = await openOutbox()
    if (outbox) await retryEntries(outbox, outbox.list())
    setPhase('sending')
    wakeSender()
  }
  return (
    <DialogFrame
      title={words.logoutTitle}
      open
      is_question
      onClose={() => isSending || onCancel()}
      actions={
        <Box sx={buttons}>
          <Button color="inherit" variant="outlined" onClick={onCancel}>
            {action_labels.cancel}
          </Button>
          <Button color="error" variant="outlined" onClick={onLogout}>
            {words.logoutAnyway}
          </Button>
          <Button variant="contained" disabled={isSending} onClick={() => void sendNow()}>
            {isSending ? words.sending : words.sendNow}
          </Button>
        </Box>
      }
    >
      <DialogContentText>{words.logoutText(formatQuantity(asked))}</DialogContentText>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
    </DialogFrame>
  )
}
