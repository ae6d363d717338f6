import { shortcut_messages } from '@larder/contract/messages/shortcuts-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { DialogFrame } from '../dialog/dialog-frame.tsx'
import { radius } from '../measures.ts'
import { Quiet } from '../page/quiet.tsx'
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
        borderRadius: radius.chip,
        typography: 'subtitle1',
      }}
    >
      {children}
    </Box>
  )
}

interface ShortcutSheetProps {
  open: boolean
  is_on: boolean
  /** False for whoever only looks. */
  canWrite: boolean
  onClose: () => void
}

/** What the keys do, and the way to be rid of them. */
export function ShortcutSheet({ open, is_on, canWrite, onClose }: ShortcutSheetProps) {
  return (
    <DialogFrame
      title={shortcut_messages.title}
      open={open}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {action_labels.close}
        </Button>
      }
    >
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.5, alignItems: 'center', m: 0 }}
      >
        {shortcut_keys
          .filter(([, shortcut]) => canWrite || shortcut !== 'add')
          .map(([key, shortcut]) => (
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
      <div>
        <FormControlLabel
          label={shortcut_messages.use}
          control={<Checkbox checked={is_on} onChange={(_, checked) => turnShortcuts(checked)} />}
        />
        <Quiet>{shortcut_messages.kept}</Quiet>
      </div>
    </DialogFrame>
  )
}
