import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded'
import { recognition_messages as words } from '@larder/contract/messages/recognition-messages'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useEffect, useRef, useState } from 'react'
import { FoldedGroup } from '../../../ui/page/folded-group.tsx'
import { radius } from '../../../ui/measures.ts'
import { ScrollRow } from '../../../ui/page/scroll-row.tsx'
import { Quiet } from '../../../ui/page/quiet.tsx'
import { useFocusAfterLeaving } from '../../../ui/unsaved/focus-after-leaving.ts'
import { Crop, NumberMark } from './card-parts.tsx'
import { type Finding, placesOf } from './finding.ts'
import { NameEditor } from './NameEditor.tsx'
import { type Scan } from '../scan.ts'
import { type CardActions } from './use-results.ts'

const crop_px = 88
const frame = {
  width: crop_px,
  height: crop_px,
  overflow: 'hidden',
  borderRadius: radius.control,
  backgroundColor: 'action.hover',
  outlineOffset: '1px',
  '&[aria-expanded=true]': { outline: '3px solid', outlineColor: 'primary.main' },
  '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'warning.main' },
} as const

const cropId = (thing_id: string): string => `crop-${thing_id}`

interface ThingProps {
  thing: Finding
  number: number
  previews: Scan['previews']
  is_open: boolean
  panel_id: string
  onToggle: () => void
}

/** One thing, cut out of its photo. */
function ThingButton({ thing, number, previews, is_open, panel_id, onToggle }: ThingProps) {
  const { product, quantity, photo } = thing
  const [box] = placesOf(thing)
  const preview = previews[photo]
  return (
    <ButtonBase
      id={cropId(thing.id)}
      sx={frame}
      aria-label={words.thing(number, product.read_text ?? '')}
      aria-expanded={is_open}
      {...(is_open ? { 'aria-controls': panel_id } : {})}
      onClick={onToggle}
    >
      {preview && box ? <Crop box={box} preview={preview} size={crop_px} /> : <HelpOutlineRounded />}
      {quantity > 1 && <NumberMark number={words.times(quantity)} is_active={is_open} />}
    </ButtonBase>
  )
}

interface UnnamedThingsProps {
  things: readonly Finding[]
  previews: Scan['previews']
  /** Nothing else was found: then they are what the screen is about. */
  is_alone: boolean
  /** The photo stands beside them instead of above. */
  is_wide: boolean
  /** The one that is being named. */
  open: string | null
  setOpen: (thing_id: string | null) => void
  actions: CardActions
}

/** What was seen and not named: pictures side by side, one tap to choose one, another to say what it is. */
export function UnnamedThings({ things, previews, is_alone, is_wide, open, setOpen, actions }: UnnamedThingsProps) {
  const [isShown, setShown] = useState(is_alone)
  const [hasThings] = useState(things.length > 0)
  const whole = useRef<HTMLDivElement>(null)
  const section = useRef<HTMLElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useFocusAfterLeaving(whole, things.length)
  const panel_id = 'thing-panel'
  const thing = isShown ? things.find(({ id }) => id === open) : undefined
  useEffect(() => {
    // On a phone pictures and choices have the space below the photo to themselves.
    if (open !== null) (is_wide ? panel : section).current?.scrollIntoView({ block: is_wide ? 'nearest' : 'start' })
  }, [open, is_wide])

  function close(): void {
    document.getElementById(cropId(open ?? ''))?.focus({ preventScroll: true })
    setOpen(null)
  }
  if (!hasThings) return null
  return (
    // The last one takes the group along, and leaves the focus here.
    <Box ref={whole} tabIndex={-1} sx={{ outline: 'none' }}>
      {things.length > 0 && (
        <FoldedGroup
          title={is_alone ? words.seenThings(things.length) : words.moreThings(things.length)}
          hint={words.thingsHint}
          open={isShown}
          onToggle={() => {
            setShown(!isShown)
            setOpen(null)
          }}
        >
          {(title_id) => (
            <Box
              component="section"
              ref={section}
              aria-labelledby={title_id}
              sx={{ p: 2, scrollMarginTop: 'calc(30dvh + 120px)' }}
            >
              <ScrollRow>
                {things.map((each, index) => (
                  <ThingButton
                    key={each.id}
                    thing={each}
                    number={index + 1}
                    is_open={each === thing}
                    {...{ previews, panel_id }}
                    onToggle={() => setOpen(each === thing ? null : each.id)}
                  />
                ))}
              </ScrollRow>
              {thing && (
                <Box ref={panel} id={panel_id} sx={{ pt: 2, scrollMarginBottom: '24px' }}>
                  {thing.product.read_text && (
                    <Quiet sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>{words.readOnIt(thing.product.read_text)}</Quiet>
                  )}
                  <NameEditor
                    key={thing.id}
                    finding={thing}
                    list={actions.list}
                    is_choosing
                    onClose={close}
                    onChoose={(choice) => {
                      setOpen(null)
                      actions.name(thing.id, choice)
                    }}
                  />
                </Box>
              )}
            </Box>
          )}
        </FoldedGroup>
      )}
    </Box>
  )
}
