import { messages } from '@larder/contract/messages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { CardList, group_columns } from './card-parts.tsx'
import { ShoppingCard } from './ShoppingCard.tsx'
import { type ListLine } from '../../shared/shopping-list/list-line.ts'

interface ShoppingGroup {
  category: string
  lines: ListLine[]
}

/** The list by category, as shops are laid out; the most urgent thing puts its category first. */
export function groupByCategory(lines: readonly ListLine[]): ShoppingGroup[] {
  const groups = new Map<string, ListLine[]>()
  for (const line of lines) {
    const category = line.category || messages.shopping.uncategorized
    const group = groups.get(category)
    if (group) group.push(line)
    else groups.set(category, [line])
  }
  return Array.from(groups, ([category, members]) => ({ category, lines: members }))
}

export interface LineActions {
  tick: (line: ListLine, is_ticked: boolean) => void
  setAmount: (line: ListLine, amount: number | null) => void
}

/** What to buy, by category. */
export function ShoppingGroups({ lines, ...actions }: { lines: readonly ListLine[] } & LineActions) {
  return (
    <Box sx={group_columns}>
      {groupByCategory(lines).map((group, index) => (
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
            {group.lines.map((line) => (
              <ShoppingCard key={line.key} line={line} {...actions} />
            ))}
          </CardList>
        </Box>
      ))}
    </Box>
  )
}
