import { scan_messages } from '@larder/contract/messages/scan-messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useId, useState } from 'react'
import { wide_query, useMediaQuery } from '../use-media-query.ts'
import { Fold } from '../page/fold.tsx'
import { page_margin, sticky_top } from '../measures.ts'

/** Whether a photo beside its cards is in view: always on a desk, at will on a phone. */
export function usePhotoFold() {
  const isWide = useMediaQuery(wide_query)
  const [isShown, setShown] = useState(true)
  return { is_wide: isWide, is_shown: isShown, is_open: isWide || isShown, setShown }
}

export type PhotoFold = ReturnType<typeof usePhotoFold>

/** A photo that stays in view while its cards pass: beside them on a desk, on top of a phone, where it folds away. */
export function PhotoPanel({ fold, children }: { fold: PhotoFold; children: ReactNode }) {
  const id = useId()
  const { is_wide, is_shown, is_open, setShown } = fold
  return (
    <Box
      sx={(theme) => ({
        position: 'sticky',
        top: sticky_top,
        // Above the labels of the fields that pass below it.
        zIndex: theme.zIndex.appBar - 2,
        alignSelf: 'start',
        [theme.breakpoints.down('md')]: {
          mx: { xs: -2, sm: -3 },
          px: page_margin,
          pb: 1,
          backgroundColor: theme.vars.palette.background.default,
          borderBottom: `1px solid ${theme.vars.palette.divider}`,
        },
        [theme.breakpoints.up('md')]: { top: `calc(${sticky_top} + 24px)` },
      })}
    >
      {!is_wide && (
        <Button
          color="inherit"
          aria-expanded={is_shown}
          aria-controls={id}
          onClick={() => setShown(!is_shown)}
          sx={{ mx: -2 }}
        >
          {is_shown ? scan_messages.camera.hidePhoto : scan_messages.camera.showPhoto}
        </Button>
      )}
      <Fold open={is_open} id={id}>
        {children}
      </Fold>
    </Box>
  )
}
