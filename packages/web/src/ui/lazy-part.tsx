import { base_messages } from '@larder/contract/messages-base'
import { type ComponentType } from 'react'
import { ErrorState } from './error-state.tsx'
import { partOr } from './later.tsx'

function Missing() {
  return <ErrorState message={base_messages.app.networkAway} onRetry={() => location.reload()} />
}

/**
 * A part of a screen that is fetched after it. One that cannot be fetched says so in its own place: it must not take
 * away what somebody typed beside it, as a screen that crashes would.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return partOr(load, Missing)
}
