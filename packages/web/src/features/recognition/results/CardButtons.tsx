import { amountToAdd } from '@larder/contract/batch'
import { recognition_messages as words } from '@larder/contract/messages/recognition-messages'
import { agreeUnit, formatAmount } from '@larder/contract/values/numbers'
import { action_labels } from '@larder/contract/messages/action-labels'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { AmountQuestion } from '../../../ui/dialog/amount-question.tsx'
import { EditButton } from '../../../ui/page/edit-button.tsx'
import { Quiet } from '../../../ui/page/quiet.tsx'
import { type Finding } from './finding.ts'
import { type CardActions } from './use-results.ts'
import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.tsx'

// Most cards are right as they are.
const EditDialog = lazyWithPreload(async () => (await import('./EditDialog.tsx')).EditDialog)

interface CardButtonsProps {
  finding: Finding
  actions: CardActions
  is_busy: boolean
  /** It has to be named before it can be added. */
  onName: () => void
}

/** What to do with one product: more of what is there, or a new item. */
export function CardButtons({ finding, actions, is_busy, onName }: CardButtonsProps) {
  const { id, known, added, item_name } = finding
  // What was in stock when the photo was taken may be more by now.
  const item = known && (actions.items.get(known.item_id) ?? null)
  const now = item ?? known
  const [isAsking, setAsking] = useState(false)

  if (added !== null) {
    return (
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
        <Typography variant="subtitle2" sx={{ color: 'success.main' }}>
          {words.added}
        </Typography>
        <Button component={Link} to={`/inventory/${added}`} color="inherit">
          {action_labels.view}
        </Button>
      </Stack>
    )
  }
  if (isAsking && known) {
    return (
      <AmountQuestion
        id={`amount-${id}`}
        question={words.askAmount(agreeUnit(known.unit_of_measure ?? ''))}
        unit={known.unit_of_measure}
        onCancel={() => setAsking(false)}
        onAnswer={(quantity_added) => {
          setAsking(false)
          actions.add(finding, { as: 'more', quantity_added })
        }}
      />
    )
  }
  const seen = amountToAdd({ ...finding, quantity_added: null })
  function addMore(): void {
    if (known && seen === null) setAsking(true)
    else actions.add(finding, { as: 'more', quantity_added: null })
  }
  const shown = (amount: number): string => formatAmount(amount, known?.unit_of_measure ?? null)
  // A shelf that is photographed again shows what is left of what was added before.
  const canSet = item !== null && item.quantity > 0 && seen !== null && seen !== item.quantity
  const addNew = (): void => actions.add(finding, { as: 'new' })
  // Whoever gave it the name of what is there means that: no second one of the same name.
  const isMore = known !== null && finding.is_named
  return (
    <>
      {now && (
        <Quiet>
          {isMore && `${words.moreOf(now.item_name)} `}
          {words.stock(shown(now.quantity))}
        </Quiet>
      )}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <EditButton disabled={is_busy} sx={{ ml: -1.5, px: 1.5, mr: 'auto' }}>
          {({ open, onClose }) => (
            <EditDialog
              {...{ finding, open, onClose }}
              onSave={(edits) => {
                actions.edit(id, edits)
                onClose()
              }}
            />
          )}
        </EditButton>
        {canSet && (
          <Button
            aria-busy={is_busy}
            title={words.setHint(shown(item.quantity), shown(seen))}
            onClick={() => actions.add(finding, { as: 'all', item, quantity: seen })}
          >
            {words.setTo}
          </Button>
        )}
        {known && (
          <Button
            variant={isMore ? 'text' : 'outlined'}
            aria-busy={is_busy}
            onClick={isMore ? addNew : addMore}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {isMore ? words.makeNew : words.addTo(known.item_name)}
          </Button>
        )}
        <Button
          variant={known && !isMore ? 'text' : 'outlined'}
          aria-busy={is_busy}
          // What has no name is named first.
          onClick={item_name === '' ? onName : isMore ? addMore : addNew}
        >
          {is_busy ? words.adding : action_labels.addToInventory}
        </Button>
      </Stack>
    </>
  )
}
