import { type Item } from '@larder/contract/item'
import { Suspense, use } from 'react'
import { ItemSlotsContext } from '../slots.ts'
import { useCategories } from '../use-items.ts'

/** The line that becomes an item, as soon as the items are known that it may be about. */
export function QuickLine({ items }: { items: readonly Item[] | undefined }) {
  const slots = use(ItemSlotsContext)
  const categories = useCategories()
  return <Suspense>{slots && items && <slots.QuickAdd items={items} categories={categories} />}</Suspense>
}

/** Puts the cursor into the line; false while it is not there. */
export function focusQuickLine(): boolean {
  const field = document.querySelector<HTMLElement>('#quick-add')
  field?.focus()
  return field !== null
}
