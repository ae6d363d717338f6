import { todayIn } from '@larder/contract/days'
import { useSession } from './session.tsx'

/** The household's calendar day: what is expired must not depend on where somebody travels. */
export function useToday(): string {
  const { user } = useSession()
  try {
    return todayIn(user?.time_zone)
  } catch {
    // A zone this browser does not know; its own is the next best.
    return todayIn(undefined)
  }
}
