import { type Item } from '@larder/contract/item'
import { type ComponentType, createContext, type ReactNode } from 'react'
import { type LinkProps } from 'react-router'

/** What other features show about an item; the app fills these in, because features do not know each other. */
export interface ItemSlots {
  /** Below the facts of an item's page; the children are what the page ends with. */
  Panels: ComponentType<{ item: Item; children: ReactNode }>
  /** One line of a card; `link` is where the card leads. */
  CardNote: ComponentType<{ item_id: number; link: Pick<LinkProps, 'to' | 'state'> }>
  /** One line above the list that becomes an item. */
  QuickAdd: ComponentType<{ items: readonly Item[]; categories: readonly string[] }>
}

export const ItemSlotsContext = createContext<ItemSlots | null>(null)
