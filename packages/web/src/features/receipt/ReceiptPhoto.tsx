import { review_messages } from '@larder/contract/messages/review-messages'
import { type Box as PhotoBox } from '@larder/contract/recognition'
import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { radius } from '../../ui/measures.ts'
import { PhotoPanel, usePhotoFold } from '../../ui/camera/photo-panel.tsx'
import { type Photo } from './use-scan.ts'

const percent = (share: number): string => `${share * 100}%`
/** A line reads better with a little paper around it. */
const margin = 0.006

function Highlight({ box }: { box: PhotoBox }) {
  return (
    <Box
      data-testid="receipt-line"
      aria-hidden
      sx={(theme) => ({
        position: 'absolute',
        left: percent(box.x - margin),
        top: percent(box.y - margin),
        width: percent(box.width + 2 * margin),
        height: percent(box.height + 2 * margin),
        borderRadius: radius.chip,
        border: `2px solid ${theme.vars.palette.warning.main}`,
        backgroundColor: theme.alpha(theme.vars.palette.warning.main, 0.22),
        transition: theme.transitions.create(['left', 'top', 'width', 'height']),
      })}
    />
  )
}

interface ReceiptPhotoProps {
  photo: Photo
  /** The lines that are being looked over. */
  boxes: readonly PhotoBox[]
}

/** The photo beside the cards, to compare them with. */
export function ReceiptPhoto({ photo, boxes }: ReceiptPhotoProps) {
  const frame = useRef<HTMLDivElement>(null)
  const fold = usePhotoFold()
  const { is_open } = fold
  const box = boxes[0] ?? null
  useEffect(() => {
    const { current } = frame
    if (!current || box === null || !is_open) return
    const middle = (box.y + box.height / 2) * current.scrollHeight
    current.scrollTo({ top: middle - current.clientHeight / 2 })
  }, [box, is_open])

  return (
    <PhotoPanel fold={fold}>
      <Box
        component="section"
        ref={frame}
        // Whoever works with the keys must be able to scroll it.
        tabIndex={0}
        aria-label={review_messages.photo}
        sx={{
          overflowY: 'auto',
          maxHeight: { xs: '26dvh', md: 'calc(100dvh - 200px)' },
          borderRadius: radius.control,
          border: 1,
          borderColor: 'divider',
          scrollBehavior: 'smooth',
        }}
      >
        <Box sx={{ position: 'relative' }}>
          <Box component="img" src={photo.url} alt={review_messages.photo} sx={{ display: 'block', width: '100%' }} />
          {boxes.map((one, index) => (
            <Highlight key={index} box={one} />
          ))}
        </Box>
      </Box>
    </PhotoPanel>
  )
}
