import { notice_messages } from '@larder/contract/messages/notices-messages'
import { type Notice } from '@larder/contract/notices'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { useCanWrite } from '../../session/can-write.ts'
import { useAddToList } from '../../shared/add-to-list/use-add-to-list.ts'
import { radius } from '../../ui/measures.ts'
import { Quiet } from '../../ui/page/quiet.tsx'
import { ToastContext } from '../../ui/toast/toast.tsx'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import { AnswerLine, EntryRow } from './AnswerLine.tsx'
import { describeNotice } from './notice-display.ts'
import { isNew } from './notice-groups.ts'
import { PutOff } from './PutOff.tsx'
import { ThrowAwayExpired } from './ThrowAwayExpired.tsx'
import { type Answer, type ShowToast } from './use-answers.ts'
import { UsedUp } from './UsedUp.tsx'

/** A dot for the eye, a word for the ear. */
export function NewMark() {
  return (
    <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main', flex: 'none' }}>
      <span style={visuallyHidden}>{notice_messages.isNew}</span>
    </Box>
  )
}

function PutOnList({ notice: { item_id, item_name } }: { notice: Notice }) {
  const addToList = useAddToList()
  return (
    <Button
      aria-label={notice_messages.putOnListLabel(item_name)}
      sx={{ minHeight: 44 }}
      onClick={() => addToList(item_id)}
    >
      {notice_messages.putOnList}
    </Button>
  )
}

/** What can be done about a notice. */
function Actions({ notice }: { notice: Notice }) {
  const { kind } = notice
  const isExpiry = kind === 'expired' || kind === 'expiring' || kind === 'expected_waste'
  return (
    <>
      {kind === 'expired' && <ThrowAwayExpired notice={notice} />}
      {isExpiry && <UsedUp notice={notice} />}
      {!isExpiry && <PutOnList notice={notice} />}
      <PutOff notice={notice} />
    </>
  )
}

interface NoticeEntryProps {
  notice: Notice
  today: string
  /** False where it is dealt with, and only what came of it is left to say. */
  isListed: boolean
  answer: Answer | undefined
  /** Something is done about it. */
  onTouch: (notice: Notice) => void
  onAnswer: (...said: [Notice, ...Parameters<ShowToast>]) => void
  onFollow: () => void
}

/** One item with what is to be said of it, and what to do in place. */
export function NoticeEntry({ notice, today, isListed, answer, onTouch, onAnswer, onFollow }: NoticeEntryProps) {
  const canWrite = useCanWrite()
  const row = useRef<HTMLLIElement>(null)
  const hadFocus = useRef(false)
  const toasts = useMemo(
    () => ({ showToast: (...said: Parameters<ShowToast>) => onAnswer(notice, ...said) }),
    [notice, onAnswer],
  )
  useEffect(() => {
    const isLost = hadFocus.current && !row.current?.contains(document.activeElement)
    // The button that was pressed is gone: whoever goes by keys stays in its row.
    if (isLost && (answer !== undefined || isListed)) row.current?.querySelector('button')?.focus()
  }, [isListed, answer])
  return (
    <Box
      component="li"
      ref={row}
      onFocus={() => void (hadFocus.current = true)}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) hadFocus.current = false
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        pl: 2,
        pr: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box
        component={Link}
        to={`/inventory/${notice.item_id}`}
        onClick={onFollow}
        sx={{
          flex: '1 1 150px',
          minWidth: 0,
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          py: 1,
          minHeight: 56,
          borderRadius: radius.control,
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
            {notice.item_name}
          </Typography>
          {isListed && <Quiet>{describeNotice(notice, today)}</Quiet>}
        </Box>
        {isListed && isNew(notice) && <NewMark />}
      </Box>
      {isListed && canWrite && (
        <ToastContext value={toasts}>
          <div onClickCapture={() => onTouch(notice)}>
            <EntryRow>
              <Actions notice={notice} />
            </EntryRow>
          </div>
        </ToastContext>
      )}
      {answer && (
        <Box sx={{ flexBasis: '100%' }}>
          <AnswerLine answer={answer} onFollow={onFollow} />
        </Box>
      )}
    </Box>
  )
}
