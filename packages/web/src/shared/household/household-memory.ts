/** What this phone remembers of the household that is shown, so that nothing on a screen changes when the answer comes. */
export interface KnownHousehold {
  readonly household_id: number
  readonly members: number
}

// Without the name it would be taken for a setting of the device; log-out and switching clear it with everything else.
const keyOf = (username: string): string => `household:${username}`

/** Reads what was kept; anything else than what `rememberHousehold` writes is nothing. */
export function readHousehold(text: string | null): KnownHousehold | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KnownHousehold> | null
    if (!Number.isSafeInteger(kept?.household_id) || !Number.isSafeInteger(kept?.members)) return null
    return { household_id: Number(kept?.household_id), members: Number(kept?.members) }
  } catch {
    return null
  }
}

/** The household that was shown to this person on this phone last. */
export function recallHousehold(username: string): KnownHousehold | null {
  try {
    return readHousehold(localStorage.getItem(keyOf(username)))
  } catch {
    // Storage can be switched off; the household is then known once it is loaded.
    return null
  }
}

/** Keeps what is known of the household for the next start; somebody alone is what anybody is taken for anyway. */
export function rememberHousehold(username: string, known: KnownHousehold): void {
  try {
    if (known.members === 1) localStorage.removeItem(keyOf(username))
    else localStorage.setItem(keyOf(username), JSON.stringify(known))
  } catch {
    // See recallHousehold.
  }
}
