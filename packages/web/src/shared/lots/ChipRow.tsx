import { type ReactNode, Suspense } from 'react'
import { lazyOptional } from '../../ui/lazy/lazy-with-preload.tsx'

/** The places of the household, one tap each; the field does without them until they are there. */
export const PlaceChips = lazyOptional(async () => (await import('./PlaceChips.tsx')).PlaceChips)

// As high as its chips: nothing moves when they come.
const row = { minHeight: 48, marginTop: -8 }

/** The line below a field where chips will be. */
export function ChipRow({ children }: { children: ReactNode }) {
  return (
    <div className="whole" style={row}>
      <Suspense>{children}</Suspense>
    </div>
  )
}
