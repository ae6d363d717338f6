import { messages } from '@larder/contract/messages'
import { review_words as words } from '@larder/contract/messages-review'
import Typography from '@mui/material/Typography'
import { usePrivacy } from '../../api/photos.ts'
import { HelpDialog, type HelpProps } from '../../ui/help-dialog.tsx'

/** How a photo becomes a good one, and what happens to it. */
export function ReceiptHelp(props: HelpProps) {
  const privacy = usePrivacy('receipt', { here: words.helpPrivacy, sent: words.helpService })
  return (
    <HelpDialog {...props} title={messages.receipt.helpTitle} tips={words.tips} privacy={privacy}>
      <Typography>{words.helpLead}</Typography>
    </HelpDialog>
  )
}
