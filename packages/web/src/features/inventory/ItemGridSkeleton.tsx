import { messages } from '@larder/contract/messages'
import Skeleton from '@mui/material/Skeleton'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import { CardFoot, CardFrame, CardHead, ChipRow } from './card-parts.ts'
import { GridList } from './grid-parts.ts'

const cards = [72, 56, 64, 48, 68, 60]

/** The grid before its items are known, in the measures of the real cards. */
export function ItemGridSkeleton() {
  return (
    <>
      <output style={visuallyHidden}>{messages.app.loading}</output>
      <GridList aria-hidden>
        {cards.map((width) => (
          <CardFrame as="div" key={width}>
            <CardHead>
              <Skeleton variant="circular" width={44} height={44} />
              <div style={{ flex: 1 }}>
                <Skeleton width={`${width}%`} />
                <Skeleton width="40%" />
              </div>
              <Skeleton width={56} height={40} sx={{ mt: -0.5 }} />
            </CardHead>
            <ChipRow>
              <Skeleton variant="rounded" width={72} height={24} />
            </ChipRow>
            <CardFoot style={{ height: 44 }}>
              <Skeleton width="50%" />
            </CardFoot>
          </CardFrame>
        ))}
      </GridList>
    </>
  )
}
