import { invite_words as words } from '@larder/contract/messages/people-screen-messages'
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded'
import ShareRounded from '@mui/icons-material/ShareRounded'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { TextBox } from '../../../ui/form/text-box.tsx'
import { Quiet } from '../../../ui/page/quiet.tsx'
import { formatMoment } from '../member-text.ts'
import { QrCode } from './QrCode.tsx'

export interface MadeInvite {
  url: string
  expires_at: string
}

interface InviteLinkProps {
  invite: MadeInvite
  household: { name: string; time_zone: string }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Without https there is no clipboard; the link stands there to be selected.
    return false
  }
}

/** The link of a new invite, to pass on in whatever way is at hand. It cannot be seen again. */
export function InviteLink({ invite, household }: InviteLinkProps) {
  const { url, expires_at } = invite
  const [said, setSaid] = useState<string | null>(null)
  const canShare = 'share' in navigator
  return (
    <>
      <Alert severity="info">{words.shownOnce}</Alert>
      <QrCode text={url} />
      <Box onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}>
        <TextBox
          id="invite-link"
          name="invite-link"
          label={words.link}
          value={url}
          helperText={words.until(formatMoment(expires_at, household.time_zone))}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flex: '1 1 auto' } }}>
        <Button
          variant="outlined"
          startIcon={<ContentCopyRounded />}
          onClick={() => void copy(url).then((isCopied) => setSaid(isCopied ? words.copied : words.copyFailed))}
        >
          {words.copy}
        </Button>
        {canShare && (
          <Button
            variant="outlined"
            startIcon={<ShareRounded />}
            // Whoever closes the sheet of the phone has decided.
            onClick={() =>
              void navigator.share({ title: words.shareTitle(household.name), url }).catch(() => undefined)
            }
          >
            {words.share}
          </Button>
        )}
      </Box>
      <Quiet component="output">{said ?? ''}</Quiet>
    </>
  )
}
