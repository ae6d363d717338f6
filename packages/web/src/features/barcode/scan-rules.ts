/** When a code that the camera sees counts: the specification's windows and locks, and what makes a reading safe. */

interface ScanWindow {
  /** True where the code is a new detection; it then is the last one. */
  accept: (code: string) => boolean
  /** A person asks for another scan: the same package may be meant, but the window stays. */
  forgetCode: () => void
}

/** Ignores the code that was last detected, and any code for a while after a detection. */
export function createScanWindow(window_ms: number): ScanWindow {
  let last_code: string | null = null
  let last_at = -Infinity
  return {
    accept: (code) => {
      const now = Date.now()
      if (code === last_code || now - last_at < window_ms) return false
      last_code = code
      last_at = now
      return true
    },
    forgetCode: () => {
      last_code = null
    },
  }
}

interface BusyLock {
  isBusy: () => boolean
  hold: () => void
  /** Lets go some time after the work has ended, so that a hand that lingers starts nothing new. */
  release: () => void
}

/** Blocks repeated scans while a look-up runs and for a moment after it. */
export function createBusyLock(release_ms: number): BusyLock {
  let isBusy = false
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    isBusy: () => isBusy,
    hold: () => {
      clearTimeout(timer)
      isBusy = true
    },
    release: () => {
      clearTimeout(timer)
      timer = setTimeout(() => (isBusy = false), release_ms)
    },
  }
}

/**
 * A check digit lets one misreading in ten pass, and Code 39 has none: a code counts when two pictures, taken
 * shortly after each other, say the same.
 */
export function createConfirmation(memory_ms: number): (code: string) => boolean {
  let seen: { code: string; at: number } | undefined
  return (code) => {
    const now = Date.now()
    const isConfirmed = seen?.code === code && now - seen.at <= memory_ms
    seen = { code, at: now }
    return isConfirmed
  }
}
