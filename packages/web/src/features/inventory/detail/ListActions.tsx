import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded'
import { type Item } from '@larder/contract/item'
import { action_labels } from '@larder/contract/messages/action-labels'
import { list_settings_messages as words } from '@larder/contract/messages/shopping/list-settings-messages'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Suspense, useState } from 'react'
import { useAddToList } from '../../../shared/add-to-list/use-add-to-list.ts'
import { lazyWithErrorState } from '../../../ui/lazy/lazy-with-error-state.tsx'

// Most items never need any: fetched when somebody asks.
const ListSettingsDialog = lazyWithErrorState(async () => (await import('./ListSettingsDialog.tsx')).ListSettingsDialog)

/** What an item has to do with the shopping list. */
export function ListActions({ item }: { item: Item }) {
  const addToList = useAddToList()
  const [opening, setOpening] = useState(0)
  const [open, setOpen] = useState(false)
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between', mx: -1, my: -1 }}>
      <Button startIcon={<PlaylistAddRounded />} onClick={() => addToList(item.item_id)} sx={{ px: 1 }}>
        {action_labels.addToList}
      </Button>
      <Button
        color="inherit"
        // The list does not carry them: they come with the item itself.
        disabled={item.pack_quantity === undefined}
        onClick={() => {
          setOpening(opening + 1)
          setOpen(true)
        }}
        sx={{ px: 1 }}
      >
        {words.title}
      </Button>
      <Suspense>
        {opening > 0 && <ListSettingsDialog key={opening} item={item} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </Stack>
  )
}
