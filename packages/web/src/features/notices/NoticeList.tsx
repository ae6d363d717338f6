import { notice_messages } from '@larder/contract/messages/notices-messages'
import { type Notice } from '@larder/contract/notices'
import { formatQuantity } from '@larder/contract/values/numbers'
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useId, useState } from 'react'
import { useCanWrite } from '../../session/can-write.ts'
import { useToday } from '../../session/session.tsx'
import { useAddToList } from '../../shared/add-to-list/use-add-to-list.ts'
import { LineIcon } from '../../ui/graphics/line-icon.tsx'
import { TintedCircle } from '../../ui/graphics/tinted-circle.tsx'
import { Fold } from '../../ui/page/fold.tsx'
import row from '../../ui/page/fold-row.module.css'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import text from '../../ui/text.module.css'
import { ToastContext } from '../../ui/toast/toast.tsx'
import { AnswerLine } from './AnswerLine.tsx'
import { NewMark, NoticeEntry } from './NoticeEntry.tsx'
import css from './NoticeList.module.css'
import { groupNotices, isNew, nameNotices, type NoticeGroup } from './notice-groups.ts'
import { useAnswer, useAnswers } from './use-answers.ts'

interface GroupProps {
  group: NoticeGroup
  startsOpen: boolean
  children: ReactNode
}

/** What there is to do and with what, in a line that opens. */
function Group({ group: { name, notices, tone, glyph }, startsOpen, children }: GroupProps) {
  const id = useId()
  const [open, setOpen] = useState(startsOpen)
  return (
    <section aria-labelledby={`${id}-title`} className={css.group}>
      <h3 className={css.heading}>
        <button
          type="button"
          className={`${row.row} ${css.row}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <TintedCircle tone={tone} size={36}>
            <LineIcon path={glyph} size={20} />
          </TintedCircle>
          <span className={row.main}>
            <span id={`${id}-title`} className={text.subtitle1}>
              {notice_messages.groups[name]} <span className={text.quiet}>{formatQuantity(notices.length)}</span>
            </span>
            <span className={`${text.body2} ${text.quiet} ${css.names}`}>{nameNotices(notices)}</span>
          </span>
          {notices.some(isNew) && <NewMark />}
          <ExpandMoreRounded className={row.arrow ?? ''} fontSize="small" />
        </button>
      </h3>
      <Fold id={id} open={open}>
        {children}
      </Fold>
    </section>
  )
}

function PutAllOnListButton({ notices }: { notices: readonly Notice[] }) {
  const addToList = useAddToList()
  return (
    <Button
      variant="outlined"
      sx={{ minHeight: 44 }}
      onClick={() => addToList(...notices.map(({ item_id }) => item_id))}
    >
      {notice_messages.putAllOnList(formatQuantity(notices.length))}
    </Button>
  )
}

/** One tap for all that is to be bought. */
function PutAllOnList({ notices, onFollow }: NoticeListProps) {
  const { answer, toasts } = useAnswer()
  return (
    <Box sx={{ pl: 2, pr: 1, py: 1 }}>
      {answer && <AnswerLine answer={answer} onFollow={onFollow} />}
      <ToastContext value={toasts}>
        <PutAllOnListButton notices={notices} />
      </ToastContext>
    </Box>
  )
}

interface NoticeListProps {
  notices: readonly Notice[]
  onFollow: () => void
}

/** What there is to do, most urgent first, with the things it is about and what to do about each. */
export function NoticeList({ notices, onFollow }: NoticeListProps) {
  const today = useToday()
  const canWrite = useCanWrite()
  const { shown, touch, answer, answerOf } = useAnswers(notices)
  if (shown.length === 0) return <EmptyState text={notice_messages.allWell} />
  return (
    <div>
      {groupNotices(shown).map((group, index) => {
        const to_buy = group.notices.filter((notice) => notices.includes(notice))
        const isBuying = group.name === 'low' || group.name === 'runs_out'
        return (
          <Group key={group.name} group={group} startsOpen={index === 0}>
            <Box component="ul" aria-label={notice_messages.groups[group.name]} className={css.entries ?? ''}>
              {group.notices.map((notice) => (
                <NoticeEntry
                  key={notice.item_id}
                  notice={notice}
                  today={today}
                  isListed={notices.includes(notice)}
                  answer={answerOf(notice.item_id)}
                  onTouch={touch}
                  onAnswer={answer}
                  onFollow={onFollow}
                />
              ))}
            </Box>
            {canWrite && isBuying && to_buy.length > 1 && <PutAllOnList notices={to_buy} onFollow={onFollow} />}
          </Group>
        )
      })}
    </div>
  )
}
