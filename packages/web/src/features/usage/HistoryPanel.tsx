import { history_page } from '@larder/contract/constants'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { item_batch_messages } from '@larder/contract/messages/inventory/item-batch-messages'
import { usage_messages } from '@larder/contract/messages/usage/usage-messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCanWrite } from '../../session/can-write.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Quiet } from '../../ui/page/quiet.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import { HistoryLine } from './HistoryLine.tsx'
import { isAboutLot, useHistory } from './history.ts'
import { useUndo } from '../../shared/recorded.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'

/** What happened to an item, newest first, and the way to take it back. */
export function HistoryPanel({ item }: { item: Item }) {
  const { entries, isError, retry } = useHistory(item.item_id)
  const [all, setAll] = useState(false)
  const canWrite = useCanWrite()
  const undo = useUndo(item)
  const undoLot = useUndo(item, item_batch_messages.undone)
  const shown = all ? entries : entries?.slice(0, history_page)
  const hidden = (entries?.length ?? 0) - history_page
  return (
    <SectionCard title={usage_messages.usageHistory}>
      {isError && <ErrorState message={messages.history.failed} onRetry={retry} />}
      {!entries && !isError && <HistorySkeleton />}
      {entries?.length === 0 && <Quiet variant="body1">{messages.history.empty}</Quiet>}
      {shown && shown.length > 0 && (
        <Box component="ul" aria-label={usage_messages.usageHistoryEntries} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((entry, index) => (
            <HistoryLine
              key={entry.event_id ?? `${entry.kind}-${index}`}
              entry={entry}
              item_unit={item.unit_of_measure}
              busy={undo.isPending || undoLot.isPending}
              onUndo={canWrite ? (isAboutLot(entry) ? undoLot.mutate : undo.mutate) : null}
            />
          ))}
        </Box>
      )}
      {hidden > 0 && (
        <Button sx={{ mt: 1, ml: -2 }} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? messages.history.showLess : messages.history.showMore(hidden)}
        </Button>
      )}
    </SectionCard>
  )
}

function HistorySkeleton() {
  return (
    <>
      <output style={visuallyHidden}>{messages.app.loading}</output>
      <div aria-hidden>
        {[56, 72, 64].map((width) => (
          <Box key={width} sx={{ py: 1 }}>
            <Skeleton width={`${width}%`} />
            <Skeleton width="30%" />
          </Box>
        ))}
      </div>
    </>
  )
}
