import { home_messages } from '@larder/contract/messages/home-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useSession } from '../../session/session.tsx'
import { page_margin, page_widths } from '../../ui/measures.ts'
import { usePageHeading } from '../../ui/page/page-heading.ts'
import { PantryDrawing } from '../../ui/graphics/pantry-drawing.tsx'
import { FeatureCards } from './FeatureCards.tsx'

const width = { maxWidth: page_widths.content, mx: 'auto', px: page_margin }

/** What Larder is for, and the links to log in and register. */
export function HomeScreen() {
  const heading = usePageHeading(home_messages.title)
  return (
    <>
      <Box
        component="section"
        sx={{
          ...width,
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'center',
          gap: { xs: 4, md: 8 },
          py: { xs: 4, md: 8 },
        }}
      >
        <div>
          <Typography sx={{ color: 'primary.main', fontWeight: 600, mb: 1.5 }}>{home_messages.tagline}</Typography>
          <Typography
            ref={heading}
            tabIndex={-1}
            variant="h1"
            sx={{
              outline: 'none',
              fontSize: 'clamp(2rem, 1.3rem + 2.6vw, 3.25rem)',
              lineHeight: 1.12,
              letterSpacing: '-0.03em',
            }}
          >
            {home_messages.lead}
          </Typography>
          <CallToAction />
        </div>
        <Box sx={{ maxWidth: { xs: 420, md: 'none' }, mx: 'auto', width: '100%' }}>
          <PantryDrawing />
        </Box>
      </Box>
      <Box component="section" aria-label={home_messages.featuresLabel} sx={{ ...width, pb: { xs: 6, md: 8 } }}>
        <FeatureCards />
      </Box>
    </>
  )
}

function CallToAction() {
  const { state } = useSession()
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, mt: 4, minHeight: 52 }}>
      {state !== 'unauthenticated' && (
        <Button component={Link} to="/inventory" variant="contained" size="large">
          {home_messages.openInventory}
        </Button>
      )}
      {state === 'unauthenticated' && (
        <>
          <Button component={Link} to="/register" variant="contained" size="large">
            {home_messages.createAccount}
          </Button>
          <Button component={Link} to="/login" variant="outlined" color="inherit" size="large">
            {action_labels.login}
          </Button>
        </>
      )}
    </Stack>
  )
}
