import { base_messages } from '@larder/contract/messages/base-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
}

/** Catches what no screen expected: a sentence and a way on instead of a white page. Another page starts afresh. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true }
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children
    return (
      <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 2, px: 2, py: 8 }}>
        <Typography sx={{ color: 'text.secondary', maxWidth: 420 }}>{base_messages.app.crashed}</Typography>
        <Button variant="contained" onClick={() => location.reload()}>
          {action_labels.tryAgain}
        </Button>
      </Box>
    )
  }
}
