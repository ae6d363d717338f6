import { recognition_messages as words } from '@larder/contract/messages/recognition-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { type Finding, nameOf } from './finding.ts'

interface SelectedDialogProps {
  findings: readonly Finding[]
  open: boolean
  onConfirm: () => void
  onClose: () => void
}

/** The specification's confirmation: what was selected, in one list. */
export function SelectedDialog({ findings, open, onConfirm, onClose }: SelectedDialogProps) {
  return (
    <FormDialog
      title={words.confirmTitle}
      open={open}
      submitLabel={words.reviewAndAdd}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      <Typography>{words.confirmText}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {findings.map((finding) => (
          <Box
            component="li"
            key={finding.id}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>{nameOf(finding)}</Typography>
            <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
              {formatAmount(finding.quantity, finding.unit_of_measure)}
            </Typography>
          </Box>
        ))}
      </Box>
    </FormDialog>
  )
}
