import { todayIn } from '@larder/contract/days'
import { notice_messages } from '@larder/contract/messages-notices'
import { type Notice } from '@larder/contract/notices'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { TintedCircle } from '../../ui/tinted-circle.tsx'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import { PutOff } from './PutOff.tsx'
import { describeNotice, notice_glyphs, notice_tones } from './words.ts'

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
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pl: 1, pr: 1 }}>
      <Box
        component={Link}
        to={`/inventory/${item_id}`}
        onClick={onFollow}
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 1.5,
          py: 1,
          minHeight: 60,
          borderRadius: '10px',
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <TintedCircle tone={notice_tones[kind]} size={40}>
          <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="1.7">
            <path d={notice_glyphs[kind]} strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </TintedCircle>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{item_name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {describeNotice(notice, today)}
          </Typography>
        </Box>
        {read_at === null && <NewMark />}
      </Box>
      <PutOff notice={notice} />
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
