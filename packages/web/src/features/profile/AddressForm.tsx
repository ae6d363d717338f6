import { type Address, addressRequest } from '@larder/contract/address'
import { messages } from '@larder/contract/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Form, useContractForm } from '../../ui/form.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { useUnsavedChanges } from '../../ui/unsaved-changes.ts'
import { empty_address_form, toAddressForm } from './address-form.ts'
import { AddressFields } from './AddressFields.tsx'
import { useSaveAddress } from './use-save-address.ts'

interface AddressFormProps {
  /** The address in edit mode, or null in add mode. */
  edited: Address | null
  /** Back to add mode, by Cancel or after a save. */
  onDone: () => void
}

/** Adds an address or changes one; it is one form, so that there is one place to look for it. */
export function AddressForm({ edited, onDone }: AddressFormProps) {
  const form = useContractForm(addressRequest, { defaults: empty_address_form })
  const { reset, setFocus, formState } = form
  const { save, error, clearError } = useSaveAddress(edited, () => {
    reset(empty_address_form)
    onDone()
  })
  useUnsavedChanges(formState.isDirty)

  useEffect(() => {
    // The inputs stay known to the form, or there would be nothing to focus yet.
    reset(edited === null ? empty_address_form : toAddressForm(edited), { keepFieldsRef: true })
    clearError()
    if (edited !== null) setFocus('address_type')
  }, [edited, reset, setFocus, clearError])

  const cancel = (): void => {
    reset(empty_address_form)
    clearError()
    onDone()
  }
  return (
    <SectionCard title={edited === null ? 'New address' : 'Edit address'}>
      <Form form={form} onSubmit={save} label="Address">
        <FormAlert error={error} fallback={messages.addresses.saveFailed} />
        <AddressFields />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1.5 }}>
          {(edited !== null || formState.isDirty) && (
            <Button color="inherit" onClick={cancel}>
              Cancel
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={formState.isSubmitting}>
            {edited === null ? 'Add Address' : 'Update Address'}
          </Button>
        </Box>
      </Form>
    </SectionCard>
  )
}
