import { type Member } from '@larder/contract/calls/people-api'
import { formatDay, todayIn } from '@larder/contract/values/days'
import { type Role, roles } from '@larder/contract/roles'

/** The name of somebody in writing: both names, else the username. */
export function memberName({
  first_name,
  last_name,
  username,
}: Omit<Member, 'role' | 'joined_at' | 'user_id'>): string {
  return [first_name, last_name].filter(Boolean).join(' ') || username
}

/** A moment as a day of the household. */
export function formatMoment(moment: string, time_zone: string): string {
  try {
    return formatDay(todayIn(time_zone, new Date(moment)))
  } catch {
    // A zone this browser does not know; its own is the next best.
    return formatDay(todayIn(undefined, new Date(moment)))
  }
}

const rank = ({ role }: Member): number => -roles.indexOf(role)

/** Whoever looks first, then those who can do most, then by how long they live here. */
export function sortMembers(members: readonly Member[], username: string): Member[] {
  return members.toSorted(
    (a, b) =>
      Number(b.username === username) - Number(a.username === username) ||
      rank(a) - rank(b) ||
      Date.parse(a.joined_at) - Date.parse(b.joined_at),
  )
}

/** What leaving means: the household goes with the last person, and needs an owner while others live in it. */
export function leavingMeans(members: readonly Member[], role: Role): 'deletes' | 'needs-owner' | 'leaves' {
  if (members.length <= 1) return 'deletes'
  const owners = members.filter((member) => member.role === 'owner').length
  return role === 'owner' && owners === 1 ? 'needs-owner' : 'leaves'
}
