import { messages } from '@larder/contract/messages'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import { group_columns } from './card-parts.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'

/** The list before it is known, in the measures of its rows. */
export function ShoppingSkeleton() {
  return (
    <>
      <output style={visuallyHidden}>{messages.app.loading}</output>
      <Box aria-hidden sx={group_columns}>
        {[64, 48, 72].map((width) => (
          <Box key={width} sx={{ breakInside: 'avoid' }}>
            <Skeleton width="30%" height={22} margin="0 0 8px" />
            <Card sx={{ p: 2, mb: 3, height: 152, display: 'flex', gap: 2 }}>
              <Skeleton variant="rounded" width={20} height={20} flex="none" />
              <Box sx={{ flex: 1 }}>
                <Skeleton width={`${width}%`} />
                <Skeleton width="40%" margin="0 0 16px" />
                <Skeleton width="50%" />
                <Skeleton width="90%" />
              </Box>
              <Skeleton variant="rounded" width={112} height={48} flex="none" />
            </Card>
          </Box>
        ))}
      </Box>
    </>
  )
}
