import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { CheckboxInput } from '../../ui/checkbox-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'

const pairs = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } } as const

/** The fields of an address, in the order of an envelope, known to the browser's own address book. */
export function AddressFields() {
  return (
    <Stack sx={{ gap: 2.5 }}>
      <TextInput name="address_type" label="Address type" helperText="For example Home or Work" autoComplete="off" />
      <TextInput name="street_address" label="Street address" autoComplete="address-line1" />
      <TextInput
        name="apartment_suite_etc"
        label="Apartment, suite, etc."
        helperText="Optional"
        autoComplete="address-line2"
      />
      <Box sx={pairs}>
        <TextInput name="city" label="City" autoComplete="address-level2" />
        <TextInput name="state_province" label="State/Province" autoComplete="address-level1" />
        <TextInput name="postal_code" label="Postal code" autoComplete="postal-code" />
        <TextInput name="country" label="Country" autoComplete="country-name" />
      </Box>
      <CheckboxInput name="is_default" label="Use as my default address" />
    </Stack>
  )
}
