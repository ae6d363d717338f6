import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

/** What a screen with help is given to open it by. */
export interface HelpProps {
  open: boolean
  onClose: () => void
}

interface HelpDialogProps extends HelpProps {
  title: string
  tips: readonly string[]
  /** What happens to the photo. */
  privacy: string
  children: ReactNode
}

/** The frame of a screen's help: what it is about, how it works best, what becomes of the photo. */
export function HelpDialog({ open, onClose, title, tips, privacy, children }: HelpDialogProps) {
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {children}
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
