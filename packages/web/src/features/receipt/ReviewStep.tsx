import AddRounded from '@mui/icons-material/AddRounded'
import { formatDay } from '@larder/contract/days'
import { messages } from '@larder/contract/messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { ActionBar } from '../../ui/action-bar.tsx'
import { type ReceiptFacts } from './draft.ts'
import { ReceiptPhoto } from './ReceiptPhoto.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { type Photo } from './use-scan.ts'
import { type Review, type Run, type Summary } from './use-review.ts'
import { useStableActions } from './use-stable-actions.ts'

/** What the receipt says of itself, and whether its lines add up. */
function Facts({ facts, count }: { facts: ReceiptFacts; count: number }) {
  const { merchant, transaction_date, total, currency, balanced } = facts
  const lines = [
    merchant && messages.receipt.merchant(merchant),
    transaction_date && messages.receipt.date(formatDay(transaction_date)),
    typeof total === 'number' && messages.receipt.total(`${total.toFixed(2)} ${currency ?? ''}`.trim()),
  ].filter((line): line is string => Boolean(line))
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="h3" component="h2">
        {messages.receipt.itemsFound(count)}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' }}>
        {lines.map((line) => (
          <Typography key={line} variant="body2">
            {line}
          </Typography>
        ))}
      </Stack>
      {balanced !== undefined && typeof total === 'number' && (
        <Typography variant="body2" sx={{ color: balanced ? 'success.main' : 'warning.main' }}>
          {balanced ? messages.receipt.balanced : messages.receipt.unbalanced}
        </Typography>
      )}
    </Box>
  )
}

/** What was saved and what was not; it comes into view, because the cards above the failed ones are gone. */
function SummaryAlert({ summary: { failed, saved_names } }: { summary: Summary }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      severity="warning"
      sx={{ outline: 'none', scrollMarginTop: { xs: 'calc(26dvh + 130px)', md: '88px' } }}
    >
      <span>{messages.receipt.partialFailure(failed, saved_names.length)}</span>
      {saved_names.length > 0 && (
        <Typography component="span" variant="body2" sx={{ display: 'block', mt: 0.5 }}>
          {messages.receipt.savedBefore(saved_names.join(', '))}
        </Typography>
      )}
    </Alert>
  )
}

/** How far Add All is, in the place where its button was. */
function RunProgress({ run, onStop }: { run: Run; onStop: () => void }) {
  const { current, done, total, is_done } = run
  const percent = Math.round((done / total) * 100)
  const text = is_done ? messages.receipt.opening(total) : messages.receipt.saving(current, total)
  const button = useRef<HTMLButtonElement>(null)
  // It takes the place of the button that was pressed, and its focus.
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <Box sx={{ flex: '1 1 auto !important', minWidth: 0, alignSelf: 'center' }}>
        <Typography component="output" variant="body2" sx={{ display: 'block', mb: 0.5 }}>
          {text} ({percent}%)
        </Typography>
        <LinearProgress variant="determinate" value={percent} aria-label={text} />
      </Box>
      <Button
        ref={button}
        color="inherit"
        variant="outlined"
        disabled={is_done}
        onClick={onStop}
        sx={{ flex: '0 0 auto !important' }}
      >
        Stop
      </Button>
    </>
  )
}

/** A card that is saved or removed takes the focus with it; the list takes it back for whoever works with the keys. */
function useFocusAfterLeaving(list: RefObject<HTMLUListElement | null>, count: number): void {
  const last = useRef(count)
  useEffect(() => {
    const is_lost = count < last.current && document.activeElement === document.body
    last.current = count
    if (is_lost) list.current?.focus({ preventScroll: true })
  }, [list, count])
}

// A phone's bar sticks by itself; on a desk it does here, because the cards move below it while they are saved.
const always_in_view = {
  display: { xs: 'contents', sm: 'block' },
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  py: 1.5,
  bgcolor: 'background.default',
} as const

/** The second step: every line as a card, the photo beside them. */
export function ReviewStep({ review, photo }: { review: Review; photo: Photo | null }) {
  const { drafts, facts, run, summary, is_busy, addManually, saveAll, can_save_all, stop, back } = review
  const [looked_at, setLookedAt] = useState<string | null>(null)
  const [added, setAdded] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  useFocusAfterLeaving(list, drafts.length)
  const actions = useStableActions({
    onEdit: review.edit,
    onJoin: review.join,
    onRemove: review.remove,
    onSave: review.saveOne,
    onLook: setLookedAt,
  })
  const box = drafts.find(({ key }) => key === looked_at)?.box ?? null
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: photo ? '320px minmax(0, 1fr)' : undefined } }}>
      {photo && <ReceiptPhoto photo={photo} box={box} />}
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <Stack
          direction="row"
          sx={{ gap: 2, justifyContent: 'space-between', alignItems: 'flex-start', flexWrap: 'wrap' }}
        >
          <Facts facts={facts} count={drafts.length} />
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<AddRounded />}
            disabled={is_busy}
            onClick={() => setAdded(addManually())}
          >
            Add Item Manually
          </Button>
        </Stack>
        {summary && <SummaryAlert summary={summary} />}
        {drafts.length === 0 && <Alert severity="info">{messages.receipt.emptyReview}</Alert>}
        <Stack
          component="ul"
          ref={list}
          tabIndex={-1}
          aria-label="Items of the receipt"
          sx={{ gap: 2, listStyle: 'none', p: 0, m: 0, outline: 'none' }}
        >
          {drafts.map((draft) => (
            <li key={draft.key}>
              <ReviewCard draft={draft} locked={run !== null} is_new={draft.key === added} {...actions} />
            </li>
          ))}
        </Stack>
        <Box sx={always_in_view}>
          <ActionBar>
            {run ? (
              <RunProgress run={run} onStop={stop} />
            ) : (
              <>
                <Button
                  color="inherit"
                  variant="outlined"
                  disabled={is_busy}
                  onClick={back}
                  sx={{ flex: '0 0 auto !important' }}
                >
                  Back
                </Button>
                <Button variant="contained" disabled={!can_save_all || is_busy} onClick={saveAll}>
                  Add All Items to Inventory
                </Button>
              </>
            )}
          </ActionBar>
        </Box>
      </Stack>
    </Box>
  )
}
