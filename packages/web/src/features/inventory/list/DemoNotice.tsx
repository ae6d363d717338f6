import { demo_messages as words } from '@larder/contract/messages/demo-messages'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { failureText } from '../../../api/client/failure.ts'
import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.tsx'
import look from '../../../ui/graphics/tint.module.css'
import text from '../../../ui/text.module.css'
import css from './DemoNotice.module.css'
import { useClearDemo } from './use-demo.ts'

const ConfirmDialog = lazyWithPreload(async () => (await import('../../../ui/dialog/confirm-dialog.tsx')).ConfirmDialog)

/** Says that this is not one's own kitchen, and leads out of it. */
export function DemoNotice({ isPhone }: { isPhone: boolean }) {
  const [isAsked, setIsAsked] = useState(false)
  const [was_asked, setWasAsked] = useState(false)
  const { mutate, isPending, error, reset } = useClearDemo(() => setIsAsked(false))
  const ask = (asked: boolean): void => {
    reset()
    setIsAsked(asked)
    setWasAsked(true)
  }
  return (
    <>
      <section aria-label={words.notice} className={`${look.tint} ${isPhone ? css.chip : css.notice}`} data-tone="info">
        {isPhone ? (
          // A phone needs the height for its cards: one word and a cross, beside what needs attention.
          <Button color="inherit" onClick={() => ask(true)} aria-label={words.clear} className={css.short ?? ''}>
            {words.short} <span aria-hidden>×</span>
          </Button>
        ) : (
          <>
            <p className={`${text.body2} ${css.words}`}>{words.notice}</p>
            <Button color="inherit" onClick={() => ask(true)} className={css.clear ?? ''}>
              {words.clear}
            </Button>
          </>
        )}
      </section>
      <Suspense>
        {was_asked && (
          <ConfirmDialog
            open={isAsked}
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
