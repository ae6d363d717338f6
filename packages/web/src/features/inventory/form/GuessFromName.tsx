import { type GroceryGuess } from '@larder/contract/calls/grocery-api'
import { type ReactNode, Suspense, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { lazyOptional } from '../../../ui/lazy/lazy-with-preload.tsx'
import { NameGuessContext } from '../draft/name-guess.ts'

const NameGuess = lazyOptional(async () => (await import('../../../shared/grocery-guess.ts')).NameGuess)

function WatchedName({ onGuess }: { onGuess: (guess: GroceryGuess | null) => void }) {
  const name = String(useWatch({ name: 'item_name' }) ?? '')
  return (
    <Suspense>
      <NameGuess name={name} onGuess={onGuess} />
    </Suspense>
  )
}

/** Lets the fields of a new item know what is guessed from its name; they do not wait for it, nor render with every key. */
export function GuessFromName({ children }: { children: ReactNode }) {
  const [guess, setGuess] = useState<GroceryGuess | null>(null)
  return (
    <NameGuessContext value={guess}>
      {children}
      <WatchedName onGuess={setGuess} />
    </NameGuessContext>
  )
}
