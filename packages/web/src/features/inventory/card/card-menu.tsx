import { type Item } from '@larder/contract/item'
import { createContext, type ReactNode, Suspense, useMemo, useState } from 'react'
import { lazyWithErrorState } from '../../../ui/lazy/lazy-with-error-state.tsx'

// Few cards are ever asked for more: one menu for all of them, fetched with the first press.
const CardMenu = lazyWithErrorState(async () => (await import('./CardMenu.tsx')).CardMenu)
const ThrowAwayFromCard = lazyWithErrorState(async () => (await import('./ThrowAwayFromCard.tsx')).ThrowAwayFromCard)

interface CardActions {
  /** Opens the menu of a card at its button. */
  openMenu: (item: Item, anchor: HTMLElement) => void
  throwAway: (item: Item) => void
}

/** What a card asks for; the list does it, and cards stay as they are. */
export const CardMenuContext = createContext<CardActions | null>(null)

/** What a card offers beside its buttons. */
export function CardMenuProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ item: Item; anchor: HTMLElement } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [thrown, setThrown] = useState<{ item: Item; opening: number } | null>(null)
  const actions = useMemo<CardActions>(
    () => ({
      openMenu: (item, anchor) => {
        setOpened({ item, anchor })
        setOpen(true)
      },
      throwAway: (item) => setThrown((last) => ({ item, opening: (last?.opening ?? 0) + 1 })),
    }),
    [],
  )
  return (
    <CardMenuContext value={actions}>
      {children}
      <Suspense>
        {opened && (
          <CardMenu
            {...opened}
            open={isOpen}
            onClose={() => setOpen(false)}
            onThrowAway={() => actions.throwAway(opened.item)}
          />
        )}
      </Suspense>
      <Suspense>{thrown && <ThrowAwayFromCard key={thrown.opening} item={thrown.item} />}</Suspense>
    </CardMenuContext>
  )
}
