import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { Drawing, type DrawingName } from './drawing.tsx'

interface EmptyStateProps {
  drawing?: DrawingName
  title?: string
  text: string
  /** The one thing to do about it. */
  action?: ReactNode
}

/** Nothing here yet: a small drawing, a sentence, one button. */
export function EmptyState({ drawing = 'shelf', title, text, action }: EmptyStateProps) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, py: { xs: 5, md: 8 }, px: 2 }}>
      <Drawing name={drawing} />
      {title && (
        <Typography variant="h3" component="h2" sx={{ mt: 2 }}>
          {title}
        </Typography>
      )}
      <Typography sx={{ color: 'text.secondary', maxWidth: 420, mt: title ? 0 : 2, mb: action ? 2 : 0 }}>
        {text}
      </Typography>
      {action}
    </Stack>
  )
}
