import EditRounded from '@mui/icons-material/EditRounded'
import { type Item } from '@larder/contract/item'
import { categoryColour } from '@larder/contract/rules'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router'
import { ActionBar } from '../../ui/action-bar.tsx'
import { CategoryGlyph } from '../../ui/category-glyph.tsx'
import { Page } from '../../ui/page.tsx'
import { ToneChip } from '../../ui/tone-chip.tsx'
import { BackToInventory } from './BackToInventory.tsx'
import { DeleteItem } from './DeleteItem.tsx'
import { ItemFacts } from './ItemFacts.tsx'
import { useToday } from './use-today.ts'

/** One item with what can be done about it; the panels about its use stand below its facts. */
export function ItemDetail({ item }: { item: Item }) {
  const today = useToday()
  return (
    <Page title={item.item_name} width="form">
      <Stack spacing={3}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
          <CategoryGlyph category={item.category} />
          {item.category !== null && <ToneChip tone={categoryColour(item.category)} label={item.category} />}
        </Stack>
        <ItemFacts item={item} today={today} />
        <ActionBar>
          <DeleteItem item={item} />
          <Button
            component={Link}
            to={`/inventory/edit/${item.item_id}`}
            variant="contained"
            startIcon={<EditRounded />}
          >
            Edit
          </Button>
        </ActionBar>
        <BackToInventory />
      </Stack>
    </Page>
  )
}
