import { shortcut_messages } from '@larder/contract/messages/shortcuts-messages'
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { showShortcutSheet } from '../../ui/keyboard/shortcuts.ts'

/** The way to the shortcuts and their switch that needs no key: whoever switched them off has no other. */
export function ShortcutsSection() {
  return (
    <SectionCard title={shortcut_messages.title} text={shortcut_messages.lead}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button variant="outlined" startIcon={<KeyboardOutlined />} onClick={() => showShortcutSheet(true)}>
          {shortcut_messages.show}
        </Button>
      </Box>
    </SectionCard>
  )
}
