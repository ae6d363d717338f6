import { messages } from '@larder/contract/messages'
import Button from '@mui/material/Button'
import { Component, type ReactNode } from 'react'
import { EmptyState } from '../ui/empty-state.tsx'

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
      <EmptyState
        drawing="spill"
        text={messages.app.crashed}
        action={
          <Button variant="contained" onClick={() => location.reload()}>
            Try Again
          </Button>
        }
      />
    )
  }
}
