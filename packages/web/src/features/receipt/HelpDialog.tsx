import { messages } from '@larder/contract/messages'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'

/** How a photo becomes a good one, and what happens to it. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId()
  const { helpTitle, helpLead, helpPrivacy, tips } = messages.receipt
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{helpTitle}</DialogTitle>
      <DialogContent>
        <Typography>{helpLead}</Typography>
        <Typography component="ul" sx={{ pl: 2.5, my: 2, '& li': { mb: 1 } }}>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {helpPrivacy}
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
