import { connection } from '../../api/client/connection.ts'
import { getStoreName } from '../../api/client/store-name.ts'
import { onOutboxChange } from '../store/open-store.ts'

// By then a screen has what it asked for itself.
const delay_ms = 6000

async function keep(): Promise<void> {
  const { keepEssentials } = await import('./keep-essentials.ts')
  await keepEssentials()
}

/** Sees to it that this phone has what it needs without a network: soon after the start, for each store, and later again. */
export function followEssentials(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let followed = getStoreName()
  function schedule(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void keep().catch(() => undefined), delay_ms)
  }
  // Whoever signs in, or looks at another household, has another store.
  onOutboxChange(() => {
    if (followed === getStoreName()) return
    followed = getStoreName()
    schedule()
  })
  connection.subscribe(() => connection.current() === 'reconnected' && schedule())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && schedule())
  schedule()
}
