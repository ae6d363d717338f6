import { type Address } from '@larder/contract/address'

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
