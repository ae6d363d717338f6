// In the order in which they opened: the last one lies on top.
const open_dialogs: (() => void)[] = []

/** Notes an open dialog by what closes it; the returned function takes it back. */
export function noteDialog(close: () => void): () => void {
  open_dialogs.push(close)
  return () => void open_dialogs.splice(open_dialogs.lastIndexOf(close), 1)
}

/** What closes the dialog on top; undefined where none is open. */
export const findTopDialog = (): (() => void) | undefined => open_dialogs.at(-1)
