import { messages } from '@larder/contract/messages'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import { SectionCard } from '../../ui/section-card.tsx'

const sections = [
  ['Basic Information', 3],
  ['Quantity & Measurement', 3],
  ['Dates & Location', 3],
  ['Additional Information', 4],
] as const

/** The form before its item is known: the sections are there already. */
export function ItemFormSkeleton() {
  return (
    <Stack spacing={3}>
      <output style={visuallyHidden}>{messages.inventory.loadingItem}</output>
      {sections.map(([title, fields]) => (
        <SectionCard key={title} title={title}>
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            {Array.from({ length: fields }, (_, index) => (
              <div key={index}>
                <Skeleton width={96} sx={{ mb: 0.75 }} />
                <Skeleton variant="rounded" height={48} />
              </div>
            ))}
          </Box>
        </SectionCard>
      ))}
    </Stack>
  )
}
