import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { review_messages } from '@larder/contract/messages/review-messages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { radius } from '../../ui/measures.ts'
import { type Photo } from './use-scan.ts'

const stage = {
  display: 'grid',
  placeItems: 'center',
  height: { xs: 'clamp(200px, 38dvh, 360px)', sm: 360 },
  borderRadius: radius.control,
  overflow: 'hidden',
  bgcolor: 'action.hover',
} as const

/** The chosen photo in a place that is kept for it. */
export function PhotoPreview({ photo }: { photo: Photo | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (photo === null) {
    return (
      <Box sx={stage}>
        <ReceiptLongOutlined aria-hidden sx={{ fontSize: 64, color: 'text.disabled' }} />
      </Box>
    )
  }
  if (broken === photo.url) {
    return (
      <Box sx={stage}>
        <Typography variant="body2">{receipt_messages.receipt.noPreview}</Typography>
      </Box>
    )
  }
  return (
    <Box sx={stage}>
      <Box
        component="img"
        src={photo.url}
        alt={review_messages.preview}
        onError={() => setBroken(photo.url)}
        sx={{ width: '100%', height: '100%', objectFit: 'contain', minHeight: 0 }}
      />
    </Box>
  )
}
