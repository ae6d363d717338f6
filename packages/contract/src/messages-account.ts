/**
 * What is said about devices, the password and one's own data. Not part of messages.ts, which every visitor's first load
 * carries: these sentences come with the sections of the profile that say them.
 */
export const account_messages = {
  currentPasswordRequired: 'Current password is required',
  newPasswordRequired: 'New password is required',
  passwordWrong: 'The password is not right',
  passwordChanged: 'Password changed. Your other devices are logged out.',
  passwordFailed: 'Failed to change the password. Please try again.',
  passwordLead: 'Changing it logs out every other device.',
  devicesLead: 'Where you are logged in now.',
  devicesFailed: 'Failed to load your devices. Please try again.',
  thisDevice: 'This device',
  deviceWords: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
  lastUsed: (when: string) => `Last used ${when}`,
  deviceLoggedOut: 'That device is logged out.',
  deviceNotFound: 'That device is logged out already.',
  logoutFailed: 'Failed to log out that device. Please try again.',
  everywhereTitle: 'Sign out everywhere',
  confirmEverywhere: 'This logs out every device, this one too. You can log in again with your password.',
  everywhereFailed: 'Failed to sign out everywhere. Please try again.',
  signedOutEverywhere: 'You are logged out on every device',
  exportLead: 'Everything Larder keeps about your household, to keep or to take elsewhere.',
  exportFailed: 'Failed to export your data. Please try again.',
  formatInvalid: 'Format must be json or csv',
  deleteLead: 'Deletes your account and everything your household has recorded. This cannot be undone.',
  deleteTitle: 'Delete account',
  deleteFailed: 'Failed to delete the account. Please try again.',
  deleted: 'Your account and all its data are deleted.',
} as const
