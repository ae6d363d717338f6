import { type ShopGroup } from './rows/shop-rows.ts'
import { describeAmount } from '../../shared/shopping-list/describe-amount.ts'

/** The list as a message: a paragraph for each category, in the order of the shop. */
export function writeShareText(title: string, groups: readonly ShopGroup[]): string {
  const paragraphs = groups.map(({ category, lines }) => {
    const rows = lines.map((line) => ['-', [line.item_name, describeAmount(line)].filter(Boolean).join(', ')].join(' '))
    return [category, ...rows].join('\n')
  })
  return [title, ...paragraphs].join('\n\n')
}
