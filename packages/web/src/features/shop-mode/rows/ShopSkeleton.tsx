import { base_messages } from '@larder/contract/messages/base-messages'
import Box from '@mui/material/Box'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { visuallyHidden } from '../../../ui/visually-hidden.ts'
import { skeleton_styles } from './list-styles.ts'

/** The rows before they are known, in their measures. */
export function ShopSkeleton() {
  return (
    <>
      <output style={visuallyHidden}>{base_messages.app.loading}</output>
      <Box aria-hidden sx={skeleton_styles}>
        {[64, 48, 72, 40, 56, 68].map((width) => (
          <div key={width}>
            <Skeleton variant="rounded" width="1.625rem" height="1.625rem" flex="none" />
            <Skeleton width={`${width}%`} height="1.25rem" />
          </div>
        ))}
      </Box>
    </>
  )
}
