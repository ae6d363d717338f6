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
const UseChooser = lazyWithPreload(async () => (await import('./UseChooser.tsx')).UseChooser)

interface CardActions {
  /** Opens the menu of a card at its button. */
  openMenu: (item: Item, anchor: HTMLElement) => void
  throwAway: (item: Item) => void
  /** Asks how much was used, where it is not what one tap takes. */
  chooseUse: (item: Item) => void
}

/** What a card asks for; the list does it, and cards stay as they are. Null for whoever may only look. */
export const CardMenuContext = createContext<CardActions | null>(null)

/** What a card offers beside its buttons. */
export function CardMenuProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ item: Item; anchor: HTMLElement } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const canWrite = useCanWrite()
  const [thrown, setThrown] = useState<{ item: Item; opening: number } | null>(null)
  const [used, setUsed] = useState<{ item: Item; opening: number; isOpen: boolean } | null>(null)
  const loadMenu = useLoadFirst(CardMenu)
  const loadChooser = useLoadFirst(UseChooser)
  const loadThrowAway = useLoadFirst(ThrowAwayFromCard)
  const actions = useMemo<CardActions>(
    () => ({
      openMenu: (item, anchor) =>
        loadMenu(() => {
          setOpened({ item, anchor })
          setOpen(true)
        }),
      throwAway: (item) => loadThrowAway(() => setThrown((last) => ({ item, opening: (last?.opening ?? 0) + 1 }))),
      chooseUse: (item) =>
        loadChooser(() => setUsed((last) => ({ item, opening: (last?.opening ?? 0) + 1, isOpen: true }))),
    }),
    [loadMenu, loadThrowAway, loadChooser],
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
            onChooseUse={() => actions.chooseUse(opened.item)}
          />
        )}
      </Suspense>
      <Suspense>{thrown && <ThrowAwayFromCard key={thrown.opening} item={thrown.item} />}</Suspense>
      <Suspense>
        {used && (
          <UseChooser
            key={used.opening}
            item={used.item}
            open={used.isOpen}
            onClose={() => setUsed({ ...used, isOpen: false })}
          />
        )}
      </Suspense>
    </CardMenuContext>
  )
}
