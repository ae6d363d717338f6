import { address_messages } from '@larder/contract/messages/address-messages'
import { type Address, type AddressRequest } from '@larder/contract/address'
import { address_api } from '@larder/contract/calls/address-api'
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call } from '../../../api/client/call.ts'
import { failureText } from '../../../api/client/failure.ts'
import { useToast } from '../../../ui/toast/toast.tsx'
import { listDefaultFirst } from './address-text.ts'

const addresses_key = ['addresses'] as const

/** The saved addresses; each opening of the tab asks the server again. */
export function useAddresses(shown: boolean): UseQueryResult<Address[]> {
  return useQuery({
    queryKey: addresses_key,
    queryFn: ({ signal }) => call(address_api.listAddresses, {}, { signal }),
    select: listDefaultFirst,
    enabled: shown,
    staleTime: 0,
  })
}

/** Fetches the list again after a change, because making one address the default changes another. */
function useReloadAddresses(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: addresses_key }), [queryClient])
}

interface DeleteAddress {
  /** Asks first, in the browser's own words. */
  ask: (address: Address) => void
  deleting: number | null
}

/** Deletes an address once the person has confirmed it. */
export function useDeleteAddress(onDeleted: (address: Address) => void): DeleteAddress {
  const { showToast } = useToast()
  const reload = useReloadAddresses()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ address_id }: Address) =>
      call(address_api.deleteAddress, { params: { address_id: String(address_id) } }),
    onSuccess: (_, address) => {
      showToast(address_messages.deleted)
      onDeleted(address)
    },
    onError: (error) => showToast(failureText(error, address_messages.deleteFailed), 'error'),
    onSettled: reload,
  })
  return {
    ask: (address) => {
      if (window.confirm(address_messages.confirmDelete)) mutate(address)
    },
    deleting: isPending ? variables.address_id : null,
  }
}

interface SaveAddress {
  save: (body: AddressRequest) => Promise<void>
  error: unknown
  clearError: () => void
}

/** Adds an address, or updates the edited one; what was typed stays until the server has it. */
export function useSaveAddress(edited: Address | null, onSaved: () => void): SaveAddress {
  const { showToast } = useToast()
  const reload = useReloadAddresses()
  const [error, setError] = useState<unknown>(null)
  const clearError = useCallback(() => setError(null), [])

  async function save(body: AddressRequest): Promise<void> {
    clearError()
    try {
      if (edited === null) await call(address_api.createAddress, { body })
      else await call(address_api.updateAddress, { params: { address_id: String(edited.address_id) }, body })
      showToast(edited === null ? address_messages.added : address_messages.updated)
      onSaved()
    } catch (failure) {
      setError(failure)
    }
    reload()
  }
  return { save, error, clearError }
}
