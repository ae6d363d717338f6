import { type Item } from '@larder/contract/item'
import { createContext, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useCanWrite } from '../../../session/can-write.ts'
import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.tsx'
import { useLoadFirst } from '../../../ui/lazy/use-load-first.ts'

// Few cards are ever asked for more: one menu for all of them, fetched with the first press.
const CardMenu = lazyWithPreload(async () => (await import('./CardMenu.tsx')).CardMenu)
const ThrowAwayFromCard = lazyWithPreload(async () => {
  const part = await import('./ThrowAwayFromCard.tsx')
  // What it shows comes with it, or is missed with it.
  await part.LazyThrowAwayDialog.load()
  return part.ThrowAwayFromCard
})

interface CardActions {
  /** Opens the menu of a card at its button. */
  openMenu: (item: Item, anchor: HTMLElement) => void
  throwAway: (item: Item) => void
}

/** What a card asks for; the list does it, and cards stay as they are. Null for whoever may only look. */
export const CardMenuContext = createContext<CardActions | null>(null)

/** What a card offers beside its buttons. */
export function CardMenuProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ item: Item; anchor: HTMLElement } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const canWrite = useCanWrite()
  const [thrown, setThrown] = useState<{ item: Item; opening: number } | null>(null)
  const loadMenu = useLoadFirst(CardMenu)
  const loadThrowAway = useLoadFirst(ThrowAwayFromCard)
  const actions = useMemo<CardActions>(
    () => ({
      openMenu: (item, anchor) =>
        loadMenu(() => {
          setOpened({ item, anchor })
          setOpen(true)
        }),
      throwAway: (item) => loadThrowAway(() => setThrown((last) => ({ item, opening: (last?.opening ?? 0) + 1 }))),
    }),
    [loadMenu, loadThrowAway],
  )
  return (
    <CardMenuContext value={canWrite ? actions : null}>
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
