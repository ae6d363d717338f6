import { clearHouseholdData } from '../../session/household-data.ts'

const note_key = 'householdNote'

/**
 * Shows another household of this person, which the server has switched to. The page starts anew: what is under way, in
 * memory or on the screen belongs to the one before.
 */
export function showHousehold(username: string, household_id: number, note: string | null, to = '/inventory'): void {
  clearHouseholdData(username, household_id)
  try {
    if (note !== null) sessionStorage.setItem(note_key, note)
  } catch {
    // Storage can be switched off; the screen says by itself where one is.
  }
  location.replace(to)
}

/** What is to be said after the switch, once. */
export function takeNote(): string | null {
  try {
    const note = sessionStorage.getItem(note_key)
    sessionStorage.removeItem(note_key)
    return note
  } catch {
    return null
  }
}
