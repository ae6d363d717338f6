/** What is said about waiting at the log-in and about a new password; apart, because only those two screens say it. */
export const login_messages = {
  tryAgainIn: (time: string) => `You can try again in ${time}.`,
  seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  otherDevice:
    'Logged in on another device? It can let this one in: open Profile there and choose Let a New Device In.',
  codeLabel: 'Code from your other device',
  codeHelp: 'Optional. With the code you need not wait.',
  loggingIn: 'Logging in...',
  creatingAccount: 'Creating Account...',
  confirmPassword: 'Confirm password',
} as const

/** Said below a new password that is taken all the same. */
export const password_messages = {
  common: 'Many people use this password, so it is tried first. A few words in a row are harder to guess.',
  pattern: 'This follows a simple pattern. A few words in a row are harder to guess.',
  personal: 'This is close to your own name. A few words in a row are harder to guess.',
} as const
