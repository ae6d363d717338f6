/** What a test types into the address form. */
export const home = {
  address_type: 'Home',
  street_address: '12 Orchard Lane',
  apartment_suite_etc: 'Flat 3',
  city: 'Ithaca',
  state_province: 'NY',
  postal_code: '14850',
  country: 'United States',
}

export const work = {
  address_type: 'Work',
  street_address: '1 Analytical Way',
  apartment_suite_etc: '',
  city: 'London',
  state_province: 'Greater London',
  postal_code: 'EC1A 1BB',
  country: 'United Kingdom',
}
