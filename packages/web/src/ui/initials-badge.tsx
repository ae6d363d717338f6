import { initials, type User } from '@larder/contract/user'
import Box from '@mui/material/Box'
import { tint } from './tint.ts'

/** A person in a circle; the name stands beside it or in its button's label. */
export function InitialsBadge({ user, size, fontSize }: { user: User; size: number; fontSize: string }) {
  return (
    <Box
      aria-hidden
      sx={[
        tint('primary'),
        {
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: size,
          height: size,
          borderRadius: '50%',
          overflow: 'hidden',
          fontSize,
          fontWeight: 650,
          lineHeight: 1,
        },
      ]}
    >
      {initials(user)}
    </Box>
  )
}
