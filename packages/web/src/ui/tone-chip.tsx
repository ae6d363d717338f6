import { type PaletteName } from '@larder/contract/constants'
import Chip, { type ChipProps } from '@mui/material/Chip'
import { tint } from './tint.ts'

interface ToneChipProps extends Omit<ChipProps, 'color' | 'variant'> {
  tone: PaletteName
}

/** A small word in a tinted pill: colour hints, the word says it. */
export function ToneChip({ tone, size = 'small', ...props }: ToneChipProps) {
  return <Chip size={size} {...props} sx={[tint(tone), { '& .MuiChip-icon': { color: 'inherit' } }]} />
}
