/** What a browser offers to pass a text on; not every one has both. */
export type Sharing = Partial<Pick<Navigator, 'share' | 'clipboard'>>

export type Shared = 'shared' | 'copied' | 'failed' | 'cancelled'

/** Passes a text on with the phone's own sheet, or by the clipboard where there is none. */
export async function shareList(title: string, text: string, sharing: Sharing): Promise<Shared> {
  if (sharing.share) {
    try {
      await sharing.share({ title, text })
      return 'shared'
    } catch (error) {
      // Whoever closes the sheet has decided; anything else leaves the clipboard.
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled'
    }
  }
  try {
    if (!sharing.clipboard) return 'failed'
    await sharing.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
