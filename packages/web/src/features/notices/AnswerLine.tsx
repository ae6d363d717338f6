import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { Link } from 'react-router'
import { type Answer } from './use-answers.ts'

/** Words and buttons beside each other, as far as there is space. */
export function EntryRow({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', flex: '0 1 auto', ml: -2 }}>{children}</Box>
  )
}

/** What came of an action, with what can be done about it; a failure is said at once. */
export function AnswerLine({ answer, onFollow }: { answer: Answer; onFollow: () => void }) {
  const { message, severity, actions } = answer
  const isUrgent = severity === 'error' || severity === 'warning'
  return (
    <EntryRow>
      <Typography
        role={isUrgent ? 'alert' : 'status'}
        variant="body2"
        sx={{ flex: '1 1 160px', pl: 2, py: 1, color: isUrgent ? `${severity}.main` : 'text.primary' }}
      >
        {message}
      </Typography>
      {actions.map(({ label, onClick, to }) => (
        <Button
          key={label}
          sx={{ minHeight: 44 }}
          {...(to === undefined ? { onClick: () => onClick?.() } : { component: Link, to, onClick: onFollow })}
        >
          {label}
        </Button>
      ))}
    </EntryRow>
  )
}
