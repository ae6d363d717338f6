import { api } from '@larder/contract/calls/api'
import { type PhotosSentTo } from '@larder/contract/user'
import { action_labels } from '@larder/contract/messages/action-labels'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { call } from '../api/client/call.ts'
import { DialogFrame } from '../ui/dialog/dialog-frame.tsx'
import { Quiet } from '../ui/page/quiet.tsx'

/** What a screen with help is given to open it by. */
export interface HelpProps {
  open: boolean
  onClose: () => void
}

interface HelpDialogProps extends HelpProps {
  title: string
  tips: readonly string[]
  /** What kind of photo it is about, and what happens to it: looked at here, or sent elsewhere. */
  photo: keyof PhotosSentTo
  privacy: { here: string; sent: (host: string) => string }
  children: ReactNode
}

/** Where the photo goes, said only once it is known, since a wrong promise is worse than none. */
function usePrivacy({ photo, privacy }: Pick<HelpDialogProps, 'photo' | 'privacy'>): string {
  const { data, isSuccess } = useQuery({
    queryKey: ['photos-sent-to'],
    queryFn: async ({ signal }) => (await call(api.getProfile, {}, { signal })).photos_sent_to ?? null,
  })
  if (!isSuccess) return '\u00a0'
  const host = data?.[photo]
  return host === undefined ? privacy.here : privacy.sent(host)
}

/** The layout of a screen's help: what it is about, how it works best, what becomes of the photo. */
export function HelpDialog({ open, onClose, title, tips, photo, privacy, children }: HelpDialogProps) {
  const promise = usePrivacy({ photo, privacy })
  return (
    <DialogFrame
      title={title}
      open={open}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {action_labels.close}
        </Button>
      }
    >
      {children}
      <Typography component="ul" sx={{ pl: 3, my: 0, '& li': { mb: 1 } }}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </Typography>
      <Quiet>{promise}</Quiet>
    </DialogFrame>
  )
}
