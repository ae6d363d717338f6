import { type Address, type AddressRequest } from '@larder/contract/address'
import { api } from '@larder/contract/api'
import { messages } from '@larder/contract/messages'
import { useCallback, useState } from 'react'
import { call } from '../../api/call.ts'
import { useToast } from '../../ui/toast.tsx'
import { useReloadAddresses } from './use-addresses.ts'

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
      if (edited === null) await call(api.createAddress, { body })
      else await call(api.updateAddress, { params: { address_id: String(edited.address_id) }, body })
      showToast(edited === null ? messages.addresses.added : messages.addresses.updated)
      onSaved()
    } catch (failure) {
      setError(failure)
    }
    reload()
  }
  return { save, error, clearError }
}
