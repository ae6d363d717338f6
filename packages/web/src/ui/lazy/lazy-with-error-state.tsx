import { base_messages } from '@larder/contract/messages/base-messages'
import { type ComponentType } from 'react'
import { ErrorState } from '../states/error-state.tsx'
import { lazyWithFallback } from './lazy-with-preload.tsx'

function LoadFailure() {
  return <ErrorState message={base_messages.app.networkUnavailable} onRetry={() => location.reload()} />
}

/**
 * A part of a screen that is fetched after it. One that cannot be fetched shows an error with Retry in its own place: a
 * screen that crashes would lose what was typed beside it.
 */
export function lazyWithErrorState<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyWithFallback(load, LoadFailure)
}
