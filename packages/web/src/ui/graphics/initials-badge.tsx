import { initials, type User } from '@larder/contract/user'
import Box from '@mui/material/Box'
import { TintedCircle } from './tinted-circle.tsx'

/** A person in a circle; the name stands beside it or in its button's label. */
export function InitialsBadge({ user, size }: { user: User; size: number }) {
  return (
    <TintedCircle tone="primary" size={size}>
      <Box component="span" sx={{ typography: size > 44 ? 'h2' : 'subtitle2' }}>
        {initials(user)}
      </Box>
    </TintedCircle>
  )
}
