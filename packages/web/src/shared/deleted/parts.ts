/** What is needed only where something was deleted, as one file. */
export { DeletedDialog } from './DeletedDialog.tsx'
export { DeletedHint } from './DeletedHint.tsx'
export { describeRestored, restoreItems } from './restore.ts'
