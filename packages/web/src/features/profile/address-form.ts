import { type Address } from '@larder/contract/address'

/** What the address form holds while a person types. */
export interface AddressFormValues {
  address_type: string
  street_address: string
  apartment_suite_etc: string
  city: string
  state_province: string
  postal_code: string
  country: string
  is_default: boolean
}

/** Add mode: nothing typed yet. */
export const empty_address_form: AddressFormValues = {
  address_type: '',
  street_address: '',
  apartment_suite_etc: '',
  city: '',
  state_province: '',
  postal_code: '',
  country: '',
  is_default: false,
}

/** Edit mode: a saved address as form text; its identity stays outside the form. */
export function toAddressForm(address: Address): AddressFormValues {
  return {
    address_type: address.address_type,
    street_address: address.street_address,
    apartment_suite_etc: address.apartment_suite_etc ?? '',
    city: address.city,
    state_province: address.state_province,
    postal_code: address.postal_code,
    country: address.country,
    is_default: address.is_default,
  }
}
