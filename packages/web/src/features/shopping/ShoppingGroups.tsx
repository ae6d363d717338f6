import { messages } from '@larder/contract/messages'
import { createCategorySpelling } from '@larder/contract/values/category-groups'
import { type ListLine } from '../../shared/shopping-list/list-line.ts'
import { arrow_list, followArrowKeys } from '../../ui/keyboard/arrow-keys.ts'
import panel from '../../ui/page/panel.module.css'
import text from '../../ui/text.module.css'
import { type LineActions, ShoppingCard } from './line/ShoppingCard.tsx'
import css from './ShoppingGroups.module.css'

interface ShoppingGroup {
  category: string
  lines: ListLine[]
}

/** The list by category, as shops are laid out; the most urgent thing puts its category first. */
export function groupByCategory(lines: readonly ListLine[]): ShoppingGroup[] {
  const spell = createCategorySpelling(lines.map(({ category }) => category))
  const groups = new Map<string, ListLine[]>()
  for (const line of lines) {
    const category = line.category ? spell(line.category) : messages.shopping.uncategorized
    const group = groups.get(category)
    if (group) group.push(line)
    else groups.set(category, [line])
  }
  return Array.from(groups, ([category, members]) => ({ category, lines: members }))
}

/** What to buy, by category. */
export function ShoppingGroups({ lines, ...actions }: { lines: readonly ListLine[] } & LineActions) {
  return (
    <div ref={followArrowKeys} className={css.groups}>
      {groupByCategory(lines).map((group, index) => (
        <section key={group.category} className={css.group} aria-labelledby={`shopping-group-${index}`}>
          <h2 id={`shopping-group-${index}`} className={`${text.subtitle2} ${css.category}`}>
            {group.category}
          </h2>
          <ul {...arrow_list} className={`${panel.panel} ${css.lines}`} aria-labelledby={`shopping-group-${index}`}>
            {group.lines.map((line) => (
              <ShoppingCard key={line.key} line={line} {...actions} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
