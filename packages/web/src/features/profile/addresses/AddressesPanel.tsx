import { address_messages } from '@larder/contract/messages/address-messages'
import { type Address } from '@larder/contract/address'
import { messages } from '@larder/contract/messages'
import { profile_messages } from '@larder/contract/messages/profile-messages'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useRef, useState } from 'react'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { visuallyHidden } from '../../../ui/visually-hidden.ts'
import { AddressForm } from './AddressForm.tsx'
import { AddressList, AddressSkeleton } from './AddressList.tsx'
import { two_columns } from '../columns.ts'
import { useAddresses, useDeleteAddress } from './use-addresses.ts'

/** The list beside the one form that adds to it and edits it. */
export function AddressesPanel({ shown }: { shown: boolean }) {
  const { data, isError, refetch } = useAddresses(shown)
  const [edited, setEdited] = useState<Address | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const list = useRef<HTMLElement>(null)
  const { ask, deleting } = useDeleteAddress(({ address_id }) => {
    setEdited((current) => (current?.address_id === address_id ? null : current))
    // The button that was pressed is gone with its card.
    list.current?.focus({ preventScroll: true })
  })

  function edit(address: Address, button: HTMLElement): void {
    opener.current = button
    setEdited(address)
  }
  function finish(): void {
    if (edited !== null) opener.current?.focus()
    setEdited(null)
  }
  return (
    <Box sx={two_columns}>
      <Stack
        component="section"
        ref={list}
        tabIndex={-1}
        aria-label={profile_messages.savedAddresses}
        sx={{ gap: 2, outline: 'none' }}
      >
        {isError && <ErrorState message={address_messages.loadFailed} onRetry={() => void refetch()} />}
        {data ? (
          <AddressList addresses={data} edited={edited} deleting={deleting} onEdit={edit} onDelete={ask} />
        ) : (
          !isError && (
            <>
              <output style={visuallyHidden}>{messages.app.loading}</output>
              <AddressSkeleton />
            </>
          )
        )}
      </Stack>
      {/* On a phone it stands below the list: only once that has its height, so that it never moves. */}
      {(data ?? isError) && <AddressForm edited={edited} onDone={finish} />}
    </Box>
  )
}
