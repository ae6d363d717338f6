import { type Address } from '@larder/contract/address'
import { messages } from '@larder/contract/messages'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AddressCard } from './AddressCard.tsx'

interface AddressListProps {
  addresses: readonly Address[]
  edited: Address | null
  deleting: number | null
  onEdit: (address: Address, button: HTMLElement) => void
  onDelete: (address: Address) => void
}

/** Every saved address, or a friendly word where there is none. */
export function AddressList({ addresses, edited, deleting, onEdit, onDelete }: AddressListProps) {
  if (addresses.length === 0) {
    return (
      <Card>
        <EmptyState drawing="address" text={messages.addresses.empty} />
      </Card>
    )
  }
  return (
    <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {addresses.map((address) => (
        <AddressCard
          key={address.address_id}
          address={address}
          isEdited={address.address_id === edited?.address_id}
          isDeleting={address.address_id === deleting}
          onEdit={(button) => onEdit(address, button)}
          onDelete={() => onDelete(address)}
        />
      ))}
    </Stack>
  )
}
