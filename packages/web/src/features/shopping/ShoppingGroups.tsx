import { messages } from '@larder/contract/messages'
import { type ShoppingListEntry } from '@larder/contract/shopping'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { CardList, group_columns } from './card-parts.tsx'
import { ShoppingCard } from './ShoppingCard.tsx'
import { type ChangeTicks, type Ticks } from './ticks.ts'

interface ShoppingGroup {
  category: string
  entries: ShoppingListEntry[]
}

/** The list by category, as shops are laid out; the most urgent thing puts its category first. */
export function groupByCategory(entries: readonly ShoppingListEntry[]): ShoppingGroup[] {
  const groups = new Map<string, ShoppingListEntry[]>()
  for (const entry of entries) {
    const category = entry.category || messages.shopping.uncategorized
    const group = groups.get(category)
    if (group) group.push(entry)
    else groups.set(category, [entry])
  }
  return Array.from(groups, ([category, members]) => ({ category, entries: members }))
}

interface ShoppingGroupsProps {
  entries: readonly ShoppingListEntry[]
  ticks: Ticks
  onChange: ChangeTicks
}

/** What to buy, by category. */
export function ShoppingGroups({ entries, ticks, onChange }: ShoppingGroupsProps) {
  return (
    <Box sx={group_columns}>
      {groupByCategory(entries).map((group, index) => (
        <Box
          component="section"
          key={group.category}
          sx={{ breakInside: 'avoid' }}
          aria-labelledby={`shopping-group-${index}`}
        >
          <Typography
            id={`shopping-group-${index}`}
            variant="subtitle1"
            component="h2"
            sx={{ mb: 1, breakAfter: 'avoid' }}
          >
            {group.category}
          </Typography>
          <CardList label_id={`shopping-group-${index}`}>
            {group.entries.map((entry) => (
              <ShoppingCard
                key={entry.item_id}
                entry={entry}
                ticked={ticks.ticked.includes(entry.item_id)}
                amount={ticks.amounts[entry.item_id] ?? entry.suggested_quantity}
                onChange={onChange}
              />
            ))}
          </CardList>
        </Box>
      ))}
    </Box>
  )
}
