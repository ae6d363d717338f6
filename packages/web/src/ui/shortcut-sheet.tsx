import { shortcut_messages } from '@larder/contract/messages-shortcuts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { shortcut_keys, turnShortcuts } from './shortcuts.ts'

/** A key as it looks on the keyboard. */
function Key({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: 32,
        height: 32,
        border: 1,
        borderColor: 'divider',
        borderBottomWidth: 3,
        borderRadius: '8px',
        font: 'inherit',
        fontWeight: 600,
      }}
    >
      {children}
    </Box>
  )
}

interface ShortcutSheetProps {
  open: boolean
  is_on: boolean
  onClose: () => void
}

/** What the keys do, and the way to be rid of them. */
export function ShortcutSheet({ open, is_on, onClose }: ShortcutSheetProps) {
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{shortcut_messages.title}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.5, alignItems: 'center', mt: 0, mb: 2 }}
        >
          {shortcut_keys.map(([key, shortcut]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <dt>
                <Key>{key}</Key>
              </dt>
              <Box component="dd" sx={{ m: 0 }}>
                {shortcut_messages.what[shortcut]}
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          label={shortcut_messages.use}
          control={<Checkbox checked={is_on} onChange={(_, checked) => turnShortcuts(checked)} />}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {shortcut_messages.kept}
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
