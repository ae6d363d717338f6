import { base_messages } from '@larder/contract/messages/base-messages'
import panel from '../../ui/page/panel.module.css'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { visuallyHidden } from '../../ui/visually-hidden.ts'

/** What stands below the invitation before it is known who looks at it. */
export function JoinSkeleton() {
  return (
    <div className={panel.panel}>
      <output style={visuallyHidden}>{base_messages.app.loading}</output>
      <Skeleton width="80%" height={24} />
      <Skeleton variant="rounded" width="100%" height={48} margin="16px 0 0" />
    </div>
  )
}
