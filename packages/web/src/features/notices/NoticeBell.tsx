import { notice_messages } from '@larder/contract/messages/notices-messages'
import IconButton from '@mui/material/IconButton'
import { Suspense, useState } from 'react'
import { lazyWithErrorState } from '../../ui/lazy/lazy-with-error-state.tsx'
import { LineIcon } from '../../ui/graphics/line-icon.tsx'
import text from '../../ui/text.module.css'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import css from './NoticeBell.module.css'
import { useNotices } from './use-notices.ts'

const NoticePanel = lazyWithErrorState(async () => (await import('./NoticePanel.tsx')).NoticePanel)

const bell = 'M12 4a5.5 5.5 0 0 0-5.5 5.5c0 5-2 6.5-2 6.5h15s-2-1.5-2-6.5A5.5 5.5 0 0 0 12 4ZM10 19.5a2.2 2.2 0 0 0 4 0'
const most_shown = 99

/** How many there are, over the bell's shoulder. */
function Count({ unread }: { unread: number }) {
  return (
    <span aria-hidden className={`${text.caption} ${css.count}`}>
      {unread > most_shown ? `${most_shown}+` : unread}
    </span>
  )
}

/** Rings for what needs attention. Its list is fetched with the first press, or earlier when nothing else happens. */
export function NoticeBell() {
  const { data, isError, refetch } = useNotices()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  const unread = data?.unread ?? 0
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={unread > 0 ? notice_messages.bellUnread(String(unread)) : notice_messages.title}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={css.bell ?? ''}
        onClick={(event) => {
          setAnchor(event.currentTarget)
          setOpen(true)
        }}
      >
        <span className={text.quiet}>
          <LineIcon path={bell} />
        </span>
        {unread > 0 && <Count unread={unread} />}
      </IconButton>
      <output style={visuallyHidden}>{unread > 0 && notice_messages.announced(String(unread))}</output>
      <Suspense>
        {anchor && (
          <NoticePanel
            anchor={anchor}
            open={open}
            listed={data}
            isError={isError}
            onRetry={() => void refetch()}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
