import HomeOutlined from '@mui/icons-material/HomeOutlined'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import WorkOutlineRounded from '@mui/icons-material/WorkOutlineRounded'
import Box from '@mui/material/Box'
import { tint } from '../../ui/tint.ts'
import { addressKind } from './address-text.ts'

const glyphs = {
  home: { Icon: HomeOutlined, tone: 'primary' },
  work: { Icon: WorkOutlineRounded, tone: 'info' },
  other: { Icon: PlaceOutlined, tone: 'secondary' },
} as const

/** The kind of an address at a glance; the word beside it says it. */
export function AddressGlyph({ address_type }: { address_type: string }) {
  const { Icon, tone } = glyphs[addressKind(address_type)]
  return (
    <Box
      aria-hidden
      sx={[
        tint(tone),
        { width: 44, height: 44, borderRadius: '50%', display: 'grid', placeItems: 'center', flex: 'none' },
      ]}
    >
      <Icon sx={{ fontSize: 24 }} />
    </Box>
  )
}
