import { household_words as words } from '@larder/contract/messages/people-screen-messages'
import { type Role, roles } from '@larder/contract/roles'
import { RadioCards } from '../../ui/form/radio-cards.tsx'

const choices = roles
  .toReversed()
  .map((role) => ({ value: role, label: words.roles[role], text: words.roleTexts[role] }))

interface RoleChoiceProps {
  legend: string
  role: Role
  onChange: (role: Role) => void
}

/** What somebody may do here, each with a sentence; the one who can do most first. */
export function RoleChoice({ legend, role, onChange }: RoleChoiceProps) {
  return <RadioCards legend={legend} choices={choices} value={role} onChange={onChange} />
}
