import Typography, { type TypographyProps } from '@mui/material/Typography'
import { type ElementType, type ReactNode } from 'react'

interface QuietProps extends Pick<TypographyProps, 'id' | 'variant' | 'sx'> {
  component?: ElementType
  children: ReactNode
}

// A unit or a last word alone on its line reads badly.
const quiet = { color: 'text.secondary', overflowWrap: 'anywhere', textWrap: 'pretty' }

/** Words that explain or add: small and grey, never broken off by a long name. */
export function Quiet({ component = 'p', variant = 'body2', sx = {}, ...props }: QuietProps) {
  return (
    <Typography component={component} variant={variant} {...props} sx={[quiet, ...(Array.isArray(sx) ? sx : [sx])]} />
  )
}
