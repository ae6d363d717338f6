import { messages } from '@larder/contract/messages'
import { categoryKey, createCategorySpelling } from '@larder/contract/values/category-groups'
import { type ListLine } from '../../../shared/shopping-list/list-line.ts'
import { completeOrder } from '../shop-order/category-order.ts'

/** The rows of one category that are still to be found. */
export interface ShopGroup {
  readonly category: string
  readonly lines: readonly ListLine[]
}

export interface ShopRows {
  readonly groups: readonly ShopGroup[]
  readonly cart: readonly ListLine[]
}

/** Where a row stands in the shop. */
export const categoryOf = ({ category }: Pick<ListLine, 'category'>): string =>
  category || messages.shopping.uncategorized

/** What is still to be found, in the order of the shop, and apart from it what lies in the cart. */
export function arrangeRows(lines: readonly ListLine[], order: readonly string[]): ShopRows {
  const cart = lines.filter(({ is_ticked }) => is_ticked)
  const present = lines.map(categoryOf)
  const spell = createCategorySpelling(present)
  const groups = completeOrder(order, present).map((category) => ({
    category: spell(category),
    lines: lines.filter((line) => !line.is_ticked && categoryKey(categoryOf(line)) === categoryKey(category)),
  }))
  return { groups: groups.filter((group) => group.lines.length > 0), cart }
}
