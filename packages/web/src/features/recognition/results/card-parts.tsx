import { recognition_messages as words } from '@larder/contract/messages/recognition-messages'
import { type Box as PhotoBox } from '@larder/contract/recognition'
import { recognitionConfidenceBand, recognitionConfidenceColour } from '@larder/contract/rules'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { glyphOf } from '../../../ui/graphics/glyphs.ts'
import { LineIcon } from '../../../ui/graphics/line-icon.tsx'
import { radius } from '../../../ui/measures.ts'
import { ProgressLine } from '../../../ui/states/progress-line.tsx'
import { Quiet } from '../../../ui/page/quiet.tsx'
import look from '../../../ui/graphics/tint.module.css'
import { ToneChip } from '../../../ui/graphics/tone-chip.tsx'
import { cropOf } from '../crop.ts'
import { defaultNotes, type Finding, nameOf, placesOf, positionText, stockText } from './finding.ts'
import { type Preview } from '../scan.ts'

const window_px = 72
const frame = {
  width: window_px,
  height: window_px,
  flexShrink: 0,
  borderRadius: radius.control,
  overflow: 'hidden',
} as const

/** The number that a card and its boxes share, or how often something stands there. */
export function NumberMark({ number, is_active }: { number: number | string; is_active: boolean }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        top: 0,
        left: 0,
        minWidth: 22,
        height: 22,
        px: 0.5,
        display: 'grid',
        placeItems: 'center',
        typography: 'caption',
        fontWeight: 700,
        lineHeight: 1,
        color: '#fff',
        bgcolor: is_active ? '#1f5137' : 'rgba(16, 19, 21, 0.82)',
        borderBottomRightRadius: radius.chip,
      }}
    >
      {number}
    </Box>
  )
}

/** A part of the photo in a square window; its parent says where that lies. */
export function Crop({ box, preview, size }: { box: PhotoBox; preview: Preview; size: number }) {
  const place = cropOf(box, preview, { width: size, height: size })
  return <img src={preview.url} alt="" style={{ position: 'absolute', maxWidth: 'none', ...place }} />
}

interface ThumbProps {
  finding: Finding
  number: number
  preview: Preview | null
  onShow: () => void
}

/** The piece of the photo that shows it; a touch shows where it stands. Without a photo, the sign of its category. */
export function Thumb({ finding, number, preview, onShow }: ThumbProps) {
  const { category } = finding
  const [box] = placesOf(finding)
  if (!preview || !box) {
    const { path, tone } = glyphOf(category)
    return (
      <Box
        aria-hidden
        className={look.tint ?? ''}
        data-tone={tone}
        sx={[frame, { display: 'grid', placeItems: 'center' }]}
      >
        <LineIcon path={path} size={32} />
      </Box>
    )
  }
  return (
    <ButtonBase
      aria-label={words.showInPhoto(nameOf(finding))}
      onClick={onShow}
      sx={{ ...frame, position: 'relative', border: 1, borderColor: 'divider' }}
    >
      <Crop box={box} preview={preview} size={window_px} />
      <NumberMark number={number} is_active={false} />
    </ButtonBase>
  )
}

/** How sure the recognition is, as a word, a number and a bar; a name that a person gave needs none of it. */
export function Confidence({ finding: { product, is_named } }: { finding: Finding }) {
  if (is_named)
    return (
      <div>
        <ToneChip tone="success" label={words.namedByYou} />
      </div>
    )
  const percent = Math.round(product.confidence * 100)
  const tone = recognitionConfidenceColour(product.confidence)
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <ToneChip tone={tone} label={words.badge(recognitionConfidenceBand(product.confidence), `${percent}%`)} />
      <Box sx={{ flex: 1 }}>
        <ProgressLine label={words.confidence} share={percent / 100} tone={tone} />
      </Box>
    </Stack>
  )
}

/** Where it stands and how much is left; what needs attention is a chip. */
export function Facts({ finding }: { finding: Finding }) {
  const { product, notes, item_name } = finding
  const facts = [positionText(product), stockText(product)].filter((fact) => fact !== null)
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        {facts.map((fact) => (
          <Quiet key={fact}>{fact}</Quiet>
        ))}
        {product.warehouse_data?.needs_restock && <ToneChip tone="warning" label={words.needsRestock} />}
      </Stack>
      {item_name === '' && product.read_text && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {words.readOnIt(product.read_text)}
        </Typography>
      )}
      {notes !== defaultNotes(product) && <Quiet sx={{ whiteSpace: 'pre-line' }}>{notes}</Quiet>}
    </>
  )
}
