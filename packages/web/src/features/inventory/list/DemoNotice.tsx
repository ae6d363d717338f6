import { demo_messages as words } from '@larder/contract/messages/demo-messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { failureText } from '../../../api/client/failure.ts'
import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.tsx'
import { radius } from '../../../ui/measures.ts'
import { tint } from '../../../ui/graphics/tint.ts'
import { useClearDemo } from './use-demo.ts'

const ConfirmDialog = lazyWithPreload(async () => (await import('../../../ui/dialog/confirm-dialog.tsx')).ConfirmDialog)

/** Says that this is not one's own kitchen, and leads out of it. */
export function DemoNotice() {
  const [is_asked, setIsAsked] = useState(false)
  const [was_asked, setWasAsked] = useState(false)
  const { mutate, isPending, error, reset } = useClearDemo(() => setIsAsked(false))
  const ask = (asked: boolean): void => {
    reset()
    setIsAsked(asked)
    setWasAsked(true)
  }
  return (
    <>
      <Box
        component="section"
        aria-label={words.notice}
        sx={[
          tint('info'),
          { display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, pl: 2, borderRadius: radius.control },
        ]}
      >
        <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }}>
          {words.notice}
        </Typography>
        <Button color="inherit" onClick={() => ask(true)} sx={{ flex: 'none' }}>
          {words.clear}
        </Button>
      </Box>
      <Suspense>
        {was_asked && (
          <ConfirmDialog
            open={is_asked}
            title={words.clearTitle}
            text={words.confirmClear}
            confirmLabel={words.clear}
            tone="error"
            busy={isPending}
            failure={error ? failureText(error, words.clearFailed) : null}
            onConfirm={mutate}
            onCancel={() => ask(false)}
          />
        )}
      </Suspense>
    </>
  )
}
