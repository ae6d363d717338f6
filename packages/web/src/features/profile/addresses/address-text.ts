import { type Address } from '@larder/contract/address'

/** What the address form holds while a person types. */
interface AddressFormValues {
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

/** The default comes first because it is the one people look for; the others keep the server's order. */
export function listDefaultFirst(addresses: readonly Address[]): Address[] {
  return addresses.toSorted((a, b) => Number(b.is_default) - Number(a.is_default))
}

/** An address as it stands on an envelope; what is missing leaves no empty line and no stray comma. */
export function addressLines(address: Address): string[] {
  const town = [address.city, `${address.state_province} ${address.postal_code}`.trim()].filter(Boolean).join(', ')
  return [address.street_address, address.apartment_suite_etc, town, address.country].filter(
    (line): line is string => line !== null && line !== '',
  )
}

/** Address types are free text; the two the specification names get a picture of their own. */
export function addressKind(address_type: string): 'home' | 'work' | 'other' {
  if (/\b(home|house|flat)\b/i.test(address_type)) return 'home'
  return /\b(work|office|job)\b/i.test(address_type) ? 'work' : 'other'
}
