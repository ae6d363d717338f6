import { type Device } from '@larder/contract/account'
import { formatDay, todayIn } from '@larder/contract/values/days'
import { account_messages } from '@larder/contract/messages/account-messages'

const hour_ms = 3_600_000
const day_ms = 24 * hour_ms
/** From here on a date says more than a count of days. */
const oldest_days = 30

const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

function formatMoment(moment: string, time_zone: string | undefined): string {
  return formatDay(todayIn(time_zone, new Date(moment)))
}

/** When something happened, as one says it; no finer than the hour, since the server notes use once an hour. */
export function formatAgo(moment: string, now: Date, time_zone: string | undefined): string {
  const passed_ms = now.getTime() - Date.parse(moment)
  if (passed_ms < hour_ms) return account_messages.withinTheHour
  if (passed_ms < day_ms) return ago.format(-Math.floor(passed_ms / hour_ms), 'hour')
  const days = Math.floor(passed_ms / day_ms)
  return days < oldest_days ? ago.format(-days, 'day') : account_messages.onDay(formatMoment(moment, time_zone))
}

/** What tells this log-in from the others: its use, and since when. */
export function deviceFacts(device: Device, now: Date, time_zone: string | undefined): { use: string; since: string } {
  const use = device.is_current
    ? account_messages.usedNow
    : account_messages.lastUsed(formatAgo(device.last_used_at, now, time_zone))
  return { use, since: account_messages.loggedInOn(formatMoment(device.created_at, time_zone)) }
}

/** For the picture beside the name; a browser that says nothing may be anything. */
export function deviceKind(device: string | null): 'phone' | 'tablet' | 'computer' | 'unknown' {
  if (device === null) return 'unknown'
  if (/ipad|tablet/i.test(device)) return 'tablet'
  if (/iphone|android|phone|mobile/i.test(device)) return 'phone'
  return /windows|mac|linux|chrome ?os|cros|ubuntu/i.test(device) ? 'computer' : 'unknown'
}

/** This device first, because one looks for the others; then the ones used last. */
export function listCurrentFirst(devices: readonly Device[]): Device[] {
  return devices.toSorted(
    (a, b) => Number(b.is_current) - Number(a.is_current) || Date.parse(b.last_used_at) - Date.parse(a.last_used_at),
  )
}
