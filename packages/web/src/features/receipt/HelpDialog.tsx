import { api } from '@larder/contract/api'
import { messages } from '@larder/contract/messages'
import { review_words } from '@larder/contract/messages-review'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '../../api/call.ts'

/** Where the photo goes: said only once it is known, since a wrong promise is worse than none. */
function usePrivacy(): string {
  const { data, isSuccess } = useQuery({
    queryKey: ['photos-sent-to'],
    queryFn: async ({ signal }) => (await call(api.getProfile, {}, { signal })).photos_sent_to ?? null,
  })
  if (!isSuccess) return '\u00a0'
  return data?.receipt !== undefined ? review_words.helpService(data.receipt) : review_words.helpPrivacy
}

/** How a photo becomes a good one, and what happens to it. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId()
  const { helpLead, tips } = review_words
  const privacy = usePrivacy()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{messages.receipt.helpTitle}</DialogTitle>
      <DialogContent>
        <Typography>{helpLead}</Typography>
        <Typography component="ul" sx={{ pl: 2.5, my: 2, '& li': { mb: 1 } }}>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {privacy}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
