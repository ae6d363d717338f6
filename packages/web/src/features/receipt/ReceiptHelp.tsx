import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { review_messages as words } from '@larder/contract/messages/review-messages'
import Typography from '@mui/material/Typography'
import { HelpDialog, type HelpProps } from '../../shared/help-dialog.tsx'

/** How a photo becomes a good one, and what happens to it. */
export function ReceiptHelp(props: HelpProps) {
  const privacy = { here: words.helpPrivacy, sent: words.helpService }
  return (
    <HelpDialog
      {...props}
      title={receipt_messages.receipt.helpTitle}
      tips={words.tips}
      photo="receipt"
      privacy={privacy}
    >
      <Typography>{words.helpLead}</Typography>
    </HelpDialog>
  )
}
