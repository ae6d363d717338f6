import { type CallOutput } from '@larder/contract/calls/call'
import { type household_api } from '@larder/contract/calls/household-api'
import { notice_messages } from '@larder/contract/messages/notices-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { narrow_query, useMediaQuery } from '../../ui/use-media-query.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { closeOnBack } from '../../ui/dialog/close-on-back.ts'
import { radius } from '../../ui/measures.ts'
import { NoticeList } from './NoticeList.tsx'
import { markRead } from './use-notices.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'

interface NoticePanelProps {
  anchor: HTMLElement
  open: boolean
  /** Undefined while it is not known yet. */
  listed: CallOutput<typeof household_api.listNotices> | undefined
  isError: boolean
  onRetry: () => void
  onClose: () => void
}

/** Below the bell on a desk, a whole sheet on a phone. */
function Frame({
  anchor,
  open,
  onClose,
  children,
}: Omit<NoticePanelProps, 'listed' | 'isError' | 'onRetry'> & { children: ReactNode }) {
  const id = useId()
  const close = useEffectEvent(onClose)
  useEffect(() => (open ? closeOnBack(() => close()) : undefined), [open])
  const isPhone = useMediaQuery(narrow_query)
  const content = (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 1, pt: 1, pb: 0.5 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
          {notice_messages.title}
        </Typography>
        <IconButton aria-label={action_labels.close} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box sx={{ overflowY: 'auto', pb: 1 }}>{children}</Box>
    </>
  )
  if (isPhone) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        fullScreen
        aria-labelledby={id}
        slotProps={{ paper: { sx: { borderRadius: 0 } } }}
      >
        {content}
      </Dialog>
    )
  }
  return (
    <Popover
      open={open}
      onClose={onClose}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: {
            display: 'flex',
            flexDirection: 'column',
            width: 400,
            maxHeight: 'min(640px, calc(100dvh - 96px))',
            mt: 1,
            borderRadius: radius.card,
            border: 1,
            borderColor: 'divider',
            boxShadow: 8,
          },
        },
      }}
    >
      {content}
    </Popover>
  )
}

/** What the bell rang for: opening it is reading it. */
export function NoticePanel({ listed, isError, onRetry, ...frame }: NoticePanelProps) {
  const queryClient = useQueryClient()
  const { open, onClose } = frame
  const last_read = useRef(0)
  useEffect(() => {
    if (open && listed !== undefined) last_read.current = markRead(queryClient, listed, last_read.current)
  }, [open, listed, queryClient])
  return (
    <Frame {...frame}>
      {isError && (
        <Box sx={{ px: 2, py: 1 }}>
          <ErrorState message={notice_messages.loadFailed} onRetry={onRetry} />
        </Box>
      )}
      {listed === undefined && !isError && <Skeleton variant="rounded" height={64} margin="8px 16px" />}
      {listed && <NoticeList notices={listed.notices} onFollow={onClose} />}
    </Frame>
  )
}
