/** What is said of addresses. Apart from messages.ts, which every visitor's first load carries. */
export const address_messages = {
  typeRequired: 'Address type is required',
  streetRequired: 'Street address is required',
  cityRequired: 'City is required',
  stateRequired: 'State/Province is required',
  postalCodeRequired: 'Postal code is required',
  countryRequired: 'Country is required',
  loadFailed: 'Failed to load addresses. Please try again.',
  saveFailed: 'Failed to save address. Please try again.',
  deleteFailed: 'Failed to delete address. Please try again.',
  added: 'Address added successfully!',
  updated: 'Address updated successfully!',
  deleted: 'Address deleted successfully!',
  confirmDelete: 'Are you sure you want to delete this address?',
  notFound: 'Address not found',
  tooMany: (max: number) => `You can save at most ${max} addresses. Delete one to add another.`,
  empty: 'No addresses yet. Add the first one with the form.',
} as const
