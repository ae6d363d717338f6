import { type Address } from '@larder/contract/address'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { ToneChip } from '../../ui/tone-chip.tsx'
import { addressLines } from './address-text.ts'
import { AddressGlyph } from './AddressGlyph.tsx'

interface AddressCardProps {
  address: Address
  /** Shown in the form at this moment. */
  isEdited: boolean
  isDeleting: boolean
  onEdit: (button: HTMLElement) => void
  onDelete: () => void
}

/** One address as on an envelope; its buttons are told apart by the card's title. */
export function AddressCard({ address, isEdited, isDeleting, onEdit, onDelete }: AddressCardProps) {
  const id = useId()
  return (
    <Card
      component="li"
      sx={{ p: { xs: 2, sm: 2.5 }, pb: { xs: 1, sm: 1.5 }, borderColor: isEdited ? 'primary.main' : undefined }}
    >
      <Stack direction="row" sx={{ gap: 2 }}>
        <AddressGlyph address_type={address.address_type} />
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
            <Typography id={id} variant="subtitle1" component="h2">
              {address.address_type}
            </Typography>
            {address.is_default && <ToneChip tone="primary" label="Default" />}
          </Stack>
          {addressLines(address).map((line, index) => (
            <Typography key={`${index} ${line}`} sx={{ color: 'text.secondary' }}>
              {line}
            </Typography>
          ))}
        </Box>
      </Stack>
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 0.5, mt: 1 }}>
        <Button aria-describedby={id} onClick={(event) => onEdit(event.currentTarget)}>
          Edit
        </Button>
        <Button aria-describedby={id} color="error" disabled={isDeleting} onClick={onDelete}>
          Delete
        </Button>
      </Stack>
    </Card>
  )
}
