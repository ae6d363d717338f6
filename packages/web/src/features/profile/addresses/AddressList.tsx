import { address_messages } from '@larder/contract/messages/address-messages'
import { type Address } from '@larder/contract/address'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { AddressCard } from './AddressCard.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

/** An address card before its words are there. */
export function AddressSkeleton() {
  return (
    <Card aria-hidden sx={{ p: 2 }}>
      <Stack direction="row" sx={{ gap: 2 }}>
        <Skeleton variant="circular" width={44} height={44} />
        <Stack sx={{ flex: 1 }}>
          <Skeleton width="30%" height={24} />
          <Skeleton width="60%" height={24} />
          <Skeleton width="50%" height={24} />
        </Stack>
      </Stack>
    </Card>
  )
}

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
        <EmptyState drawing="address" text={address_messages.empty} />
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
