import { messages } from '@larder/contract/messages'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { visuallyHidden } from '../../ui/visually-hidden.ts'

/** The list before it is known, in the measures of its cards. */
export function ShoppingSkeleton() {
  return (
    <>
      <output style={visuallyHidden}>{messages.app.loading}</output>
      <Box
        aria-hidden
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}
      >
        {[64, 48, 72].map((width) => (
          <Card key={width} sx={{ p: 2, height: 208 }}>
            <Skeleton width={`${width}%`} height={28} />
            <Skeleton variant="rounded" width={72} height={24} sx={{ my: 1 }} />
            <Skeleton width="50%" />
            <Skeleton width="56%" />
          </Card>
        ))}
      </Box>
    </>
  )
}
