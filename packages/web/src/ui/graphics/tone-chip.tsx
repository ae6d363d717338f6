import { type PaletteName } from '@larder/contract/constants'
import Box, { type BoxProps } from '@mui/material/Box'
import { radius } from '../measures.ts'
import { tint } from './tint.ts'

interface ToneChipProps extends Omit<BoxProps, 'component' | 'sx' | 'children'> {
  tone: PaletteName
  label: string
  size?: 'small' | 'medium'
}

const pill = {
  display: 'inline-block',
  maxWidth: '100%',
  boxSizing: 'border-box',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  borderRadius: radius.chip,
  typography: 'caption',
  fontWeight: 600,
} as const

const sizes = { small: { px: 1, lineHeight: '24px' }, medium: { px: 1.5, lineHeight: '32px' } } as const

/** A small word in a tinted pill: colour hints, the word says it. */
export function ToneChip({ tone, label, size = 'small', ...props }: ToneChipProps) {
  return (
    <Box {...props} component="span" sx={[tint(tone), pill, sizes[size]]}>
      {label}
    </Box>
  )
}
