import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { narrow_query, useMediaQuery } from '../use-media-query.ts'
import { useReservedBottom } from '../page/action-bar.tsx'
import { closeOnBack } from './close-on-back.ts'

interface DialogFrameProps {
  title: string
  open: boolean
  onClose: () => void
  /** A question stays small on a phone; what has to be read or filled in becomes a whole sheet. */
  is_question?: boolean
  /** What happened while it was open, in the space below the title: nothing moves for it. */
  note?: string | null
  /** Buttons; the one that counts stands last. */
  actions: ReactNode
  /** Makes a form of it. */
  onSubmit?: () => void
  /** Something was typed. */
  onInput?: () => void
  children: ReactNode
}

// Its buttons, which no toast may cover.
const sheet_bar_px = 80

// Under the thumb they share the width; on a desk they are as wide as their words.
const buttons = { '& > *': { flex: { xs: '1 1 auto', sm: 'none' }, whiteSpace: 'nowrap' } } as const

const note_place = {
  display: 'block',
  height: 0,
  margin: '-16px 24px 0',
  paddingBottom: 16,
  font: 'var(--mui-font-caption)',
  lineHeight: '16px',
  color: 'var(--mui-palette-info-main)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

/** The layout of every dialog: title, content, buttons. */
export function DialogFrame({
  title,
  open,
  onClose,
  is_question = false,
  note,
  actions,
  onSubmit,
  onInput,
  children,
}: DialogFrameProps) {
  const id = useId()
  const isPhone = useMediaQuery(narrow_query)
  const isSheet = isPhone && !is_question
  const close = useEffectEvent(onClose)
  useEffect(() => (open ? closeOnBack(() => close()) : undefined), [open])
  useReservedBottom(open && isSheet ? sheet_bar_px : 0, true)
  const form = onSubmit && {
    component: 'form' as const,
    noValidate: true,
    'aria-labelledby': id,
    onInput,
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      onSubmit()
    },
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isSheet}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      {...(is_question ? { 'aria-describedby': `${id}-text` } : {})}
      slotProps={{ paper: isSheet ? { sx: { borderRadius: 0 } } : {} }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {note !== undefined && <output style={note_place}>{note}</output>}
      <Box {...form} sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
        <DialogContent id={`${id}-text`} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          {children}
        </DialogContent>
        <DialogActions sx={buttons}>{actions}</DialogActions>
      </Box>
    </Dialog>
  )
}
