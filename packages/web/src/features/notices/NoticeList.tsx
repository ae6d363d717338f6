import { todayIn } from '@larder/contract/values/days'
import { notice_messages } from '@larder/contract/messages/notices-messages'
import { type Notice } from '@larder/contract/notices'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useCanWrite } from '../../session/can-write.ts'
import { LineIcon } from '../../ui/graphics/line-icon.tsx'
import { radius } from '../../ui/measures.ts'
import { Quiet } from '../../ui/page/quiet.tsx'
import { TintedCircle } from '../../ui/graphics/tinted-circle.tsx'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import { PutOff } from './PutOff.tsx'
import { ThrowAwayExpired } from './ThrowAwayExpired.tsx'
import { describeNotice, notice_glyphs, notice_tones } from './notice-display.ts'

/** A dot for the eye, a word for the ear. */
function NewMark() {
  return (
    <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main', flex: 'none' }}>
      <span style={visuallyHidden}>{notice_messages.isNew}</span>
    </Box>
  )
}

function NoticeLine({ notice, today, onFollow }: { notice: Notice; today: string; onFollow: () => void }) {
  const { item_id, item_name, kind, read_at } = notice
  const canWrite = useCanWrite()
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5, px: 1 }}>
      <Box
        component={Link}
        to={`/inventory/${item_id}`}
        onClick={onFollow}
        sx={{
          flex: '1 1 0',
          minWidth: 0,
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 1.5,
          py: 1,
          minHeight: 60,
          borderRadius: radius.control,
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <TintedCircle tone={notice_tones[kind]} size={44}>
          <LineIcon path={notice_glyphs[kind]} />
        </TintedCircle>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
            {item_name}
          </Typography>
          <Quiet>{describeNotice(notice, today)}</Quiet>
        </Box>
        {read_at === null && <NewMark />}
      </Box>
      {canWrite && <PutOff notice={notice} />}
      {canWrite && kind === 'expired' && (
        // In line with the words above it, past the glyph.
        <Box sx={{ flexBasis: '100%', pl: '52px', mt: -0.5 }}>
          <ThrowAwayExpired notice={notice} onDone={onFollow} />
        </Box>
      )}
    </Box>
  )
}

interface NoticeListProps {
  notices: readonly Notice[]
  onFollow: () => void
}

/** Newest first; each leads to its item. */
export function NoticeList({ notices, onFollow }: NoticeListProps) {
  const today = todayIn(undefined)
  return (
    <Box component="ul" aria-label={notice_messages.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {notices.map((notice) => (
        <NoticeLine key={notice.notice_id} notice={notice} today={today} onFollow={onFollow} />
      ))}
    </Box>
  )
}
