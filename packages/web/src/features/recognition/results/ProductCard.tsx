import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded'
import DriveFileRenameOutlineRounded from '@mui/icons-material/DriveFileRenameOutlineRounded'
import { recognition_messages as words } from '@larder/contract/messages/recognition-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo, useEffect, useRef, useState } from 'react'
import { Quiet } from '../../../ui/page/quiet.tsx'
import { CardButtons } from './CardButtons.tsx'
import { Confidence, Facts, Thumb } from './card-parts.tsx'
import { type Finding, nameOf } from './finding.ts'
import { NameEditor } from './NameEditor.tsx'
import { type Preview } from '../scan.ts'
import { type CardActions, type CardState } from './use-results.ts'

/** Where a card is, for the box that leads there. */
export const cardId = (finding_id: string): string => `card-${finding_id}`

// The photo lies over the upper part of a phone's screen, the buttons over the lower.
const in_between = {
  scrollMarginTop: { xs: 'calc(30dvh + 130px)', md: '88px' },
  scrollMarginBottom: { xs: '160px', md: '24px' },
} as const

interface ProductCardProps {
  finding: Finding
  number: number
  preview: Preview | null
  is_selected: boolean
  is_active: boolean
  /** How an attempt to add it stands. */
  state: CardState | null
  actions: CardActions
  /** The card is being looked at, with the eyes or with the keys. */
  onLook: (finding_id: string) => void
  /** Its place in the photo is asked for. */
  onShow: (finding_id: string) => void
}

/** One product of the photo: what it is taken for, how surely, and what to do with it. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { finding, number, preview, is_selected, is_active, state, actions, onLook, onShow } = props
  const { id, brand, quantity, unit_of_measure, added } = finding
  const name = nameOf(finding)
  const name_id = `${cardId(id)}-name`
  const [isNaming, setNaming] = useState(false)
  const name_button = useRef<HTMLButtonElement>(null)
  const was_naming = useRef(false)
  useEffect(() => {
    if (was_naming.current && !isNaming) name_button.current?.focus({ preventScroll: true })
    was_naming.current = isNaming
  }, [isNaming])

  return (
    <Card
      component="article"
      id={cardId(id)}
      tabIndex={-1}
      aria-labelledby={name_id}
      aria-busy={state?.kind === 'saving'}
      onFocus={() => onLook(id)}
      // A card that scrolls below a resting pointer is not looked at.
      onPointerMove={({ pointerType, movementX, movementY }) =>
        pointerType === 'mouse' && (movementX !== 0 || movementY !== 0) && onLook(id)
      }
      sx={[
        { p: 2, display: 'flex', flexDirection: 'column', gap: 1.5, height: '100%', ...in_between },
        {
          '& button, & a, & input': in_between,
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
        },
        is_active && { borderColor: 'primary.main' },
        added !== null && { bgcolor: 'action.hover' },
      ]}
    >
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Thumb {...{ finding, number, preview }} onShow={() => onShow(id)} />
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Stack direction="row" sx={{ alignItems: 'flex-start' }}>
            <Typography id={name_id} component="h3" variant="subtitle1" sx={{ pt: 1 }}>
              {name}
            </Typography>
            {added === null && !isNaming && (
              <IconButton ref={name_button} aria-label={words.correctName(name)} onClick={() => setNaming(true)}>
                <DriveFileRenameOutlineRounded fontSize="small" />
              </IconButton>
            )}
          </Stack>
          {brand && <Quiet>{brand}</Quiet>}
          <Typography variant="amountSmall">{formatAmount(quantity, unit_of_measure)}</Typography>
        </Box>
        {added === null ? (
          <Checkbox
            checked={is_selected}
            onChange={() => actions.toggle(id)}
            slotProps={{ input: { 'aria-label': words.select(name) } }}
            sx={{ m: -0.5, width: 48, height: 48 }}
          />
        ) : (
          <CheckCircleRounded aria-hidden color="success" sx={{ m: 1 }} />
        )}
      </Stack>
      {isNaming && (
        <NameEditor
          finding={finding}
          list={actions.list}
          onClose={() => setNaming(false)}
          onChoose={(suggestion) => {
            actions.rename(id, suggestion)
            setNaming(false)
          }}
        />
      )}
      <Confidence finding={finding} />
      <Facts finding={finding} />
      {state?.kind === 'failed' && <Alert severity="error">{state.text}</Alert>}
      <Box sx={{ flex: 1 }} />
      {!isNaming && (
        <CardButtons {...{ finding, actions }} is_busy={state?.kind === 'saving'} onName={() => setNaming(true)} />
      )}
    </Card>
  )
})
