/** The zones to choose from: those that this browser knows, and the present one in any case. */
export function listTimeZones(present: string, known: () => readonly string[] = knownZones): string[] {
  const zones = new Set([present, 'UTC', ...known()])
  return [...zones].toSorted()
}

function knownZones(): readonly string[] {
  try {
    return Intl.supportedValuesOf('timeZone')
  } catch {
    // An older browser cannot list them; the present one stays.
    return []
  }
}
