import { type Item } from '@larder/contract/item'
import { list_messages } from '@larder/contract/messages/list-messages'
import { throw_away_messages } from '@larder/contract/messages/throw-away-messages'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { LazyThrowAwayDialog } from '../../../shared/throw-away/lazy-throw-away.ts'
import { itemQuery } from '../use-items.ts'

interface CardMenuProps {
  item: Item
  anchor: HTMLElement
  open: boolean
  onClose: () => void
}

/** What is done with an item now and then, from its card. */
export function CardMenu({ item, anchor, open, onClose }: CardMenuProps) {
  const queryClient = useQueryClient()
  const [thrown, setThrown] = useState<{ item: Item; opening: number } | null>(null)
  const [isThrowing, setThrowing] = useState(false)

  async function throwAway(): Promise<void> {
    onClose()
    // The list does not carry the batches; without them the whole item can still be thrown away.
    const loaded = await queryClient.fetchQuery(itemQuery(String(item.item_id))).catch(() => item)
    setThrown((last) => ({ item: loaded, opening: (last?.opening ?? 0) + 1 }))
    setThrowing(true)
  }
  return (
    <>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        // It floats outside the layout, so it has to be a landmark of its own.
        slotProps={{ root: { role: 'region', 'aria-label': list_messages.more(item.item_name) } }}
      >
        <MenuItem onClick={() => void throwAway()}>{throw_away_messages.action}</MenuItem>
      </Menu>
      <Suspense>
        {thrown && (
          <LazyThrowAwayDialog
            key={thrown.opening}
            item={thrown.item}
            open={isThrowing}
            onClose={() => setThrowing(false)}
          />
        )}
      </Suspense>
    </>
  )
}
