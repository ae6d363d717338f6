import { waiting_messages as words } from '@larder/contract/messages/offline/waiting-messages'

const minute_ms = 60_000
const ago = new Intl.RelativeTimeFormat('en')

/** How long ago something was, as one says it; a clock that was set back makes it now. */
export function describeAge(at: number, now: number): string {
  const minutes = Math.floor((now - at) / minute_ms)
  if (minutes < 1) return words.ageNow
  if (minutes < 60) return ago.format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? ago.format(-hours, 'hour') : ago.format(-Math.floor(hours / 24), 'day')
}
