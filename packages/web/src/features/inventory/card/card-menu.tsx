import { type Item } from '@larder/contract/item'
import { createContext, type ReactNode, Suspense, useCallback, useState } from 'react'
import { lazyWithErrorState } from '../../../ui/lazy/lazy-with-error-state.tsx'

// Few cards are ever asked for more: one menu for all of them, fetched with the first press.
const CardMenu = lazyWithErrorState(async () => (await import('./CardMenu.tsx')).CardMenu)

/** Opens the menu of a card at its button; the list fills it in, and cards stay as they are. */
export const CardMenuContext = createContext<((item: Item, anchor: HTMLElement) => void) | null>(null)

/** What a card offers beside its buttons. */
export function CardMenuProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ item: Item; anchor: HTMLElement } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = useCallback((item: Item, anchor: HTMLElement) => {
    setOpened({ item, anchor })
    setOpen(true)
  }, [])
  return (
    <CardMenuContext value={open}>
      {children}
      <Suspense>{opened && <CardMenu {...opened} open={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </CardMenuContext>
  )
}
