import { home_messages } from '@larder/contract/messages/home-messages'
import { type PaletteName } from '@larder/contract/constants'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { LineIcon } from '../../ui/graphics/line-icon.tsx'
import { page_margin } from '../../ui/measures.ts'
import { TintedCircle } from '../../ui/graphics/tinted-circle.tsx'

const looks: readonly { tone: PaletteName; path: string }[] = [
  { tone: 'primary', path: 'M4 10h16M4 20h16M6 10V6h4v4M14 10V4h4v6M6 20v-5h6v5M15.5 20v-3.5H18V20' },
  {
    tone: 'warning',
    path: 'M12 4a5 5 0 0 0-5 5v3.5L5.5 16h13L17 12.5V9a5 5 0 0 0-5-5ZM10 19c.5 1 1.2 1.5 2 1.5s1.5-.5 2-1.5',
  },
  { tone: 'error', path: 'M5 6.5h14v13H5v-13ZM5 10.5h14M8.5 4v4M15.5 4v4M9 15l2 2 4-4' },
  {
    tone: 'secondary',
    path: 'M4.5 5.5h6v6h-6v-6ZM13.5 12.5h6v6h-6v-6ZM16.5 4.5l3 4h-6l3-4ZM7.5 13.5a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
  },
]

/** The four things Larder does. */
export function FeatureCards() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}>
      {home_messages.features.map(({ title, text }, index) => (
        <Card key={title} sx={{ p: page_margin }}>
          <TintedCircle tone={looks[index]?.tone ?? 'default'} size={48}>
            <LineIcon path={looks[index]?.path ?? ''} />
          </TintedCircle>
          <Typography variant="h3" component="h2" sx={{ mt: 2, mb: 1 }}>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        </Card>
      ))}
    </Box>
  )
}
