import { shop_mode_messages as words } from '@larder/contract/messages/shopping/shop-mode-messages'
import { useState } from 'react'
import { failureText } from '../../../api/client/failure.ts'

/** Saves what a dialog asks for and closes it, or says why it could not. */
export function useSaving(onClose: () => void) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  async function save(saveIt: () => Promise<void>): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      await saveIt()
      onClose()
    } catch (error) {
      setFailure(failureText(error, words.shopSaveFailed))
      setBusy(false)
    }
  }
  return { state: isBusy ? 'submitting' : 'open', failure, save } as const
}
