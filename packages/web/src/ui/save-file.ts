// The browser reads the file after the click has returned; a minute is more than it needs.
const kept_ms = 60_000

/** Hands a file to the browser to save under a name, as if a link to it had been followed. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), kept_ms)
}
