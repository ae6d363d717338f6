import { messages } from '@larder/contract/messages'
import Skeleton from '@mui/material/Skeleton'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import { GridList } from './grid-parts.ts'

const name_widths = [72, 56, 64, 48, 68, 60]

/** The grid before its items are known, in the measures of the real cards. */
export function ItemGridSkeleton() {
  return (
    <>
      <output style={visuallyHidden}>{messages.app.loading}</output>
      <GridList aria-hidden>
        {name_widths.map((width) => (
          <article key={width}>
            <div className="head">
              <Skeleton variant="circular" width={44} height={44} />
              <div style={{ flex: 1 }}>
                <Skeleton width={`${width}%`} />
                <Skeleton width="40%" />
              </div>
              <Skeleton width={56} height={40} />
            </div>
            <div className="chips">
              <Skeleton variant="rounded" width={72} height={24} />
            </div>
            <div className="foot">
              <Skeleton width="50%" />
            </div>
          </article>
        ))}
      </GridList>
    </>
  )
}
