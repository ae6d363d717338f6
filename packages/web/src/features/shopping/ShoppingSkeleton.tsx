import { messages } from '@larder/contract/messages'
import panel from '../../ui/page/panel.module.css'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import css from './ShoppingSkeleton.module.css'
import groups from './ShoppingGroups.module.css'

/** The list before it is known, in the measures of its rows. */
export function ShoppingSkeleton() {
  return (
    <>
      <output style={visuallyHidden}>{messages.app.loading}</output>
      <div aria-hidden className={groups.groups}>
        {[64, 48, 72].map((width) => (
          <div key={width} className={groups.group}>
            <Skeleton width="30%" height={20} margin="0 0 4px" />
            <div className={`${panel.panel} ${groups.lines} ${css.line}`}>
              <Skeleton variant="rounded" width={20} height={20} flex="none" />
              <div className={css.words}>
                <Skeleton width={`${width}%`} />
                <Skeleton width="40%" />
                <Skeleton width="90%" />
              </div>
              <Skeleton variant="rounded" width={96} height={40} flex="none" />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
