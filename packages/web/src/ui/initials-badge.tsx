import { initials, type User } from '@larder/contract/user'
import { TintedCircle } from './tinted-circle.tsx'

/** A person in a circle; the name stands beside it or in its button's label. */
export function InitialsBadge({ user, size }: { user: User; size: number }) {
  return (
    <TintedCircle tone="primary" size={size}>
      <span style={{ fontSize: size * 0.37, fontWeight: 650, lineHeight: 1 }}>{initials(user)}</span>
    </TintedCircle>
  )
}
