import { action_labels } from '@larder/contract/messages/action-labels'
import { waiting_messages as words } from '@larder/contract/messages/offline/waiting-messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { findBlocker } from '../../offline/outbox/dependents.ts'
import { useOtherStores } from '../../offline/show/use-other-stores.ts'
import panel from '../../ui/page/panel.module.css'
import { Quiet } from '../../ui/page/quiet.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { useFocusAfterLeaving } from '../../ui/unsaved/focus-after-leaving.ts'
import { describeClock } from './describe-state.ts'
import { DiscardQuestion } from './DiscardQuestion.tsx'
import { OtherHousehold } from './OtherHousehold.tsx'
import { PhotosNote } from './PhotosNote.tsx'
import { useWaiting } from './use-waiting.ts'
import { WaitingRow } from './WaitingRow.tsx'

/** The changes that have not arrived at the server, and what can be done about them. */
export function WaitingList() {
  const { entries, notes, actions } = useWaiting()
  const { stores, discard } = useOtherStores()
  const [discarding, setDiscarding] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  useFocusAfterLeaving(list, entries.length)
  const asked = entries.find(({ seq }) => seq === discarding)
  const canSend = entries.some(({ state }) => state !== 'conflict')
  const hasRefused = entries.some(({ state }) => state === 'refused')
  const clock = notes && describeClock(notes.clock_offset_ms)
  return (
    <>
      <Stack sx={{ gap: 2 }}>
        {entries.length > 0 && <Quiet variant="body1">{words.lead}</Quiet>}
        {notes?.is_lasting === false && <Alert severity="warning">{words.notLasting}</Alert>}
        {clock && <Alert severity="info">{clock}</Alert>}
        {stores.map((store) => (
          <OtherHousehold key={store.name} store={store} onDiscard={() => discard(store)} />
        ))}
        <PhotosNote />
        {canSend && (
          <Button variant="contained" sx={{ alignSelf: 'flex-start' }} onClick={actions.sendAll}>
            {hasRefused ? words.retryAll : words.sendNow}
          </Button>
        )}
        {entries.length > 0 ? (
          <Box
            component="ul"
            ref={list}
            tabIndex={-1}
            aria-label={words.list}
            className={panel.panel ?? ''}
            sx={{ m: 0, py: 0, listStyle: 'none', outline: 'none' }}
          >
            {entries.map((entry) => (
              <WaitingRow
                key={entry.seq}
                entry={entry}
                blocker={entry.state === 'waiting' ? findBlocker(entries, entry) : undefined}
                actions={actions}
                onDiscard={setDiscarding}
              />
            ))}
          </Box>
        ) : (
          <Empty />
        )}
      </Stack>
      {asked && (
        <DiscardQuestion
          entry={asked}
          entries={entries}
          onDiscard={() => {
            setDiscarding(null)
            actions.discard(asked.seq)
          }}
          onCancel={() => setDiscarding(null)}
        />
      )}
    </>
  )
}

function Empty() {
  const action = (
    <Button component={Link} to="/inventory" variant="contained">
      {action_labels.backToInventory}
    </Button>
  )
  return <EmptyState title={words.empty} text={words.emptyHint} action={action} />
}
