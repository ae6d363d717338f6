import { recognition_messages as words } from '@larder/contract/messages/recognition-messages'
import { type Box as PhotoBox } from '@larder/contract/recognition'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { type Theme } from '@mui/material/styles'
import { memo, useMemo } from 'react'
import { radius } from '../../ui/measures.ts'
import { ScrollRow } from '../../ui/page/scroll-row.tsx'
import { type PhotoFold, PhotoPanel } from '../../ui/camera/photo-panel.tsx'
import { NumberMark } from './results/card-parts.tsx'
import { byArea } from './crop.ts'
import { type Finding, nameOf, placesOf } from './results/finding.ts'
import { type Preview } from './scan.ts'

const percent = (share: number): string => `${Math.min(1, Math.max(0, share)) * 100}%`

/** Where a card's first box is, for whoever is led there. */
export const boxId = (finding_id: string): string => `box-${finding_id}`

interface Mark {
  finding: Finding
  number: number
  box: PhotoBox
  /** The first of several: the one stop of the Tab key. */
  is_first: boolean
}

/** The numbers are those of the cards, whichever photo they come from. */
function marksOf(findings: readonly Finding[], photo: number): Mark[] {
  return findings.flatMap((finding, index) => {
    if (finding.photo !== photo) return []
    return placesOf(finding).map((box, order) => ({ finding, number: index + 1, box, is_first: order === 0 }))
  })
}

const placeStyle = ({ x, y, width, height }: PhotoBox) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
})

// White and black around the colour: one of them stands out on any photo.
const outline = (theme: Theme) => ({
  position: 'absolute',
  minWidth: 24,
  minHeight: 24,
  overflow: 'hidden',
  borderRadius: radius.chip,
  border: '2px solid #fff',
  boxShadow: '0 0 0 1px rgba(0, 0, 0, 0.55), inset 0 0 0 1px rgba(0, 0, 0, 0.35)',
  '&[aria-current=true]': {
    border: `3px solid ${theme.vars.palette.warning.light}`,
    backgroundColor: theme.alpha(theme.vars.palette.warning.light, 0.24),
  },
  '&:hover': { backgroundColor: 'rgba(255, 255, 255, 0.18)' },
  '&.Mui-focusVisible': { outline: `3px solid ${theme.vars.palette.warning.light}`, outlineOffset: 1 },
})

interface PlaceMarkProps {
  mark: Mark
  is_active: boolean
  onPick: (finding_id: string) => void
}

/** One box; of a hundred, only those are drawn again that one looks at or away from. */
const PlaceMark = memo(function PlaceMark({ mark, is_active, onPick }: PlaceMarkProps) {
  const { finding, number, box, is_first } = mark
  return (
    <ButtonBase
      {...(is_first ? { id: boxId(finding.id) } : { tabIndex: -1 })}
      aria-label={words.showCard(number, nameOf(finding))}
      aria-current={is_active}
      onClick={() => onPick(finding.id)}
      // A rule of the style sheet for each place, and another with each look, would make the browser judge the page anew.
      style={placeStyle(box)}
      sx={outline}
    >
      <NumberMark number={number} is_active={is_active} />
    </ButtonBase>
  )
})

interface ShelfPhotoProps {
  previews: readonly (Preview | null)[]
  /** Which of them is shown. */
  photo: number
  onPhoto: (photo: number) => void
  findings: readonly Finding[]
  active: string | null
  /** What is being named; only then it has a box. */
  thing: Finding | null
  fold: PhotoFold
  onPick: (finding_id: string) => void
}

/** The photo with a box around each product; a touch on a box leads to its card. */
export function ShelfPhoto(props: ShelfPhotoProps) {
  const { previews, photo, onPhoto, findings, active, thing, fold, onPick } = props
  const marks = useMemo(() => byArea(marksOf(findings, photo)), [findings, photo])
  const preview = previews[photo]
  if (!preview) return null
  const { url, width, height } = preview
  return (
    <PhotoPanel fold={fold}>
      <Box
        component="section"
        aria-label={words.photo}
        sx={{
          position: 'relative',
          mx: 'auto',
          overflow: 'hidden',
          borderRadius: radius.control,
          aspectRatio: `${width} / ${height}`,
          // As high as leaves space for the cards, and never wider than its container.
          maxWidth: {
            xs: `calc(30dvh * ${width / height})`,
            md: `calc((100dvh - 160px) * ${width / height})`,
          },
        }}
      >
        <Box component="img" src={url} alt={words.photo} sx={{ display: 'block', width: '100%', height: '100%' }} />
        {marks.map((mark) => (
          <PlaceMark
            key={`${mark.finding.id} ${mark.box.x} ${mark.box.y}`}
            mark={mark}
            is_active={mark.finding.id === active}
            onPick={onPick}
          />
        ))}
        {thing?.photo === photo &&
          placesOf(thing).map((box) => (
            <Box key={`${box.x} ${box.y}`} aria-current component="span" style={placeStyle(box)} sx={outline} />
          ))}
      </Box>
      {previews.length > 1 && (
        <ScrollRow style={{ marginTop: 8 }}>
          {previews.map((shown, index) => (
            <Button
              // The order of photos never changes.
              key={shown?.url ?? index}
              size="small"
              color="inherit"
              variant={index === photo ? 'outlined' : 'text'}
              disabled={shown === null}
              aria-pressed={index === photo}
              onClick={() => onPhoto(index)}
            >
              {words.photoNumber(index + 1)}
            </Button>
          ))}
        </ScrollRow>
      )}
    </PhotoPanel>
  )
}
