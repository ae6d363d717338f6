import { address_messages } from '@larder/contract/messages/address-messages'
import { type Address, addressRequest } from '@larder/contract/address'
import { profile_messages } from '@larder/contract/messages/profile-messages'
import { field_labels } from '@larder/contract/messages/field-labels'
import { action_labels } from '@larder/contract/messages/action-labels'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useEffect } from 'react'
import { ButtonRow } from '../../../ui/page/button-row.tsx'
import { CheckboxInput } from '../../../ui/form/checkbox-input.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { FormAlert } from '../../../shared/form-alert.tsx'
import { Form, useContractForm } from '../../../ui/form/form.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { useUnsavedChanges } from '../../../ui/unsaved/unsaved-changes.ts'
import { empty_address_form, toAddressForm } from './address-text.ts'
import { useSaveAddress } from './use-addresses.ts'

/** The fields of an address, in the order of an envelope, known to the browser's own address book. */
function AddressFields() {
  return (
    <Stack sx={{ gap: 2 }}>
      <TextInput
        name="address_type"
        label={profile_messages.addressType}
        helperText={profile_messages.addressTypeHelp}
        autoComplete="off"
      />
      <TextInput name="street_address" label={profile_messages.streetAddress} autoComplete="address-line1" />
      <TextInput
        name="apartment_suite_etc"
        label={profile_messages.apartment}
        helperText={field_labels.optional}
        autoComplete="address-line2"
      />
      <FieldGrid>
        <TextInput name="city" label={profile_messages.city} autoComplete="address-level2" />
        <TextInput name="state_province" label={profile_messages.state} autoComplete="address-level1" />
        <TextInput name="postal_code" label={profile_messages.postalCode} autoComplete="postal-code" />
        <TextInput name="country" label={profile_messages.country} autoComplete="country-name" />
      </FieldGrid>
      <CheckboxInput name="is_default" label={profile_messages.makeDefault} />
    </Stack>
  )
}

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
    <SectionCard title={edited === null ? profile_messages.newAddress : profile_messages.editAddress}>
      <Form form={form} onSubmit={save} label={profile_messages.address}>
        <FormAlert error={error} fallback={address_messages.saveFailed} />
        <AddressFields />
        <ButtonRow>
          {(edited !== null || formState.isDirty) && (
            <Button color="inherit" variant="outlined" onClick={cancel}>
              {action_labels.cancel}
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={formState.isSubmitting}>
            {edited === null ? profile_messages.addAddress : profile_messages.updateAddress}
          </Button>
        </ButtonRow>
      </Form>
    </SectionCard>
  )
}
