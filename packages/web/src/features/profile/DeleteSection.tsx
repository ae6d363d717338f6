import { account_messages } from '@larder/contract/messages/account-messages'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ButtonRow } from '../../ui/page/button-row.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'

/** The first of two steps out: this button only opens the question. */
export function DeleteSection({ username }: { username: string }) {
  const [attempt, setAttempt] = useState(0)
  const [asking, setAsking] = useState(false)
  return (
    <SectionCard title={account_messages.deleteTitle} text={account_messages.deleteLead}>
      <ButtonRow>
        <Button
          variant="outlined"
          color="error"
          onClick={() => {
            setAttempt(attempt + 1)
            setAsking(true)
          }}
        >
          {account_messages.deleteTitle}
        </Button>
      </ButtonRow>
      {/* Afresh for each attempt: a password typed and given up must not lie there for the next one. */}
      {attempt > 0 && (
        <DeleteAccountDialog key={attempt} username={username} open={asking} onClose={() => setAsking(false)} />
      )}
    </SectionCard>
  )
}
