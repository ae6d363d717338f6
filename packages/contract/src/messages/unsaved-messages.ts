/** What is asked before typing is lost. Apart from messages-base.ts: most visits never hear it. */
export const unsaved_messages = {
  leave: {
    title: 'Leave without saving?',
    text: 'You have unsaved changes. Leave this page and lose them?',
    yes: 'Leave',
    no: 'Stay',
  },
  close: {
    title: 'Close without saving?',
    text: 'What you typed here is not saved yet.',
    yes: 'Close',
    no: 'Keep Typing',
  },
} as const
