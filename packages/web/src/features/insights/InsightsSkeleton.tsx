import { messages } from '@larder/contract/messages'
import Box from '@mui/material/Box'
import panel from '../../ui/page/panel.module.css'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import { charts, sections } from './insights-styles.ts'

/** The page before its numbers are known, in the measures of its parts. */
export function InsightsSkeleton() {
  return (
    <>
      <output style={visuallyHidden}>{messages.app.loading}</output>
      <Box aria-hidden sx={sections}>
        <div className={panel.panel}>
          <Skeleton width="30%" height={28} />
          <Skeleton width="60%" margin="4px 0 24px" />
          <Skeleton variant="rounded" width={200} height={48} margin="0 0 16px" />
          <Box sx={charts}>
            {[1, 2, 3].map((chart) => (
              <Skeleton key={chart} variant="rounded" height={164} />
            ))}
          </Box>
        </div>
        {[1, 2, 3].map((part) => (
          <div key={part} className={panel.panel}>
            <Skeleton width="50%" height={28} margin="0 0 16px" />
            <Skeleton variant="rounded" height={160} />
          </div>
        ))}
      </Box>
    </>
  )
}
