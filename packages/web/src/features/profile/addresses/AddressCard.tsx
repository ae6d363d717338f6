import { type Address } from '@larder/contract/address'
import { profile_messages } from '@larder/contract/messages/profile-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import WorkOutlineRounded from '@mui/icons-material/WorkOutlineRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { ButtonRow } from '../../../ui/page/button-row.tsx'
import { Quiet } from '../../../ui/page/quiet.tsx'
import { TintedCircle } from '../../../ui/graphics/tinted-circle.tsx'
import { ToneChip } from '../../../ui/graphics/tone-chip.tsx'
import { addressKind, addressLines } from './address-text.ts'

const glyphs = {
  home: { Icon: HomeOutlined, tone: 'primary' },
  work: { Icon: WorkOutlineRounded, tone: 'info' },
  other: { Icon: PlaceOutlined, tone: 'secondary' },
} as const

/** The icon of an address type; the text beside it names it. */
function AddressGlyph({ address_type }: { address_type: string }) {
  const { Icon, tone } = glyphs[addressKind(address_type)]
  return (
    <TintedCircle tone={tone} size={44}>
      <Icon />
    </TintedCircle>
  )
}

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
    <Card component="li" sx={{ p: 2, pb: 1, borderColor: isEdited ? 'primary.main' : undefined }}>
      <Stack direction="row" sx={{ gap: 2 }}>
        <AddressGlyph address_type={address.address_type} />
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
            <Typography id={id} variant="subtitle1" component="h2">
              {address.address_type}
            </Typography>
            {address.is_default && <ToneChip tone="primary" label={profile_messages.isDefault} />}
          </Stack>
          {addressLines(address).map((line, index) => (
            <Quiet key={`${index} ${line}`} variant="body1">
              {line}
            </Quiet>
          ))}
        </Box>
      </Stack>
      <ButtonRow>
        <Button aria-describedby={id} onClick={(event) => onEdit(event.currentTarget)}>
          {action_labels.edit}
        </Button>
        <Button aria-describedby={id} color="error" disabled={isDeleting} onClick={onDelete}>
          {action_labels.delete}
        </Button>
      </ButtonRow>
    </Card>
  )
}
