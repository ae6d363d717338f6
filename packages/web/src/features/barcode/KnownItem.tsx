import { api } from '@larder/contract/calls/api'
import { type BarcodeProduct } from '@larder/contract/barcode'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { agreeUnit, formatAmount } from '@larder/contract/values/numbers'
import { amountOfPackage } from '@larder/contract/values/units'
import { action_labels } from '@larder/contract/messages/action-labels'
import { barcode_messages } from '@larder/contract/messages/barcode-messages'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { call } from '../../api/client/call.ts'
import { inventory_keys } from '../../api/keys.ts'
import { consumeBodyOf, useConsume, usePurchase } from '../../api/record.ts'
import { useAddToList } from '../../shared/add-to-list/use-add-to-list.ts'
import { FormAlert } from '../../shared/form-alert.tsx'
import { lazyWithErrorState } from '../../ui/lazy/lazy-with-error-state.tsx'
import { Quiet } from '../../ui/page/quiet.tsx'
import { page_margin } from '../../ui/measures.ts'
import { useRecorded } from '../../shared/recorded.ts'

// Most packages say how much is in them; a form would be most of what the camera waits for.
const AmountQuestion = lazyWithErrorState(
  async () => (await import('../../ui/dialog/amount-question.tsx')).AmountQuestion,
)

type Match = NonNullable<BarcodeProduct['match']>
type Kind = 'add' | 'use'

/** The item as it stands now: a record, here or on another phone, moves it. */
function useItemNow(match: Match): Match & Pick<Item, 'usual_uses'> {
  const { data } = useQuery({
    queryKey: inventory_keys.item(match.item_id),
    queryFn: ({ signal }) => call(api.getItem, { params: { id: String(match.item_id) } }, { signal }),
    // What another screen loaded a moment ago may be older than the scan.
    staleTime: 0,
  })
  return data ?? match
}

interface RecordOneProps {
  item: Match
  /** What one package is in the item's unit; null where it has to be asked for. */
  amount: number | null
  /** What is usually used at once, where that is known. */
  usual: number | undefined
}

/** More of what is there, or one less. */
function RecordOne({ item, amount, usual }: RecordOneProps) {
  const [asking, setAsking] = useState<Kind | null>(null)
  const purchase = usePurchase(item)
  const consume = useConsume(item)
  const announce = useRecorded(item)
  const addToList = useAddToList()
  const isBusy = purchase.isPending || consume.isPending

  async function record(kind: Kind, quantity: number): Promise<void> {
    // Nobody uses more than there is.
    const moved = kind === 'add' ? quantity : Math.min(quantity, item.quantity)
    try {
      const { event_id, item: item_now } = await (kind === 'add'
        ? purchase.mutateAsync({ quantity_added: moved, price: null, source: null, notes: null })
        : consume.mutateAsync({ ...consumeBodyOf(item, moved), notes: null }))
      const words = kind === 'add' ? messages.purchase.recorded : messages.consumption.used
      announce(words(formatAmount(moved, item.unit_of_measure), item.item_name), event_id, item_now)
      setAsking(null)
    } catch {
      // The alert below says why.
    }
  }
  // Not disabled meanwhile: the button would lose the focus of whoever works with the keys.
  function start(kind: Kind): void {
    if (isBusy) return
    const moved = kind === 'use' ? (usual ?? amount) : amount
    if (moved === null) setAsking(kind)
    else void record(kind, moved)
  }

  if (asking !== null) {
    return (
      <>
        <Suspense>
          <AmountQuestion
            question={scan_messages.barcode.askAmount(agreeUnit(item.unit_of_measure ?? ''))}
            unit={item.unit_of_measure}
            onAnswer={(quantity) => void record(asking, quantity)}
            onCancel={() => setAsking(null)}
          />
        </Suspense>
        <FormAlert error={purchase.error} fallback={messages.purchase.failed} />
        <FormAlert error={consume.error} fallback={messages.consumption.failedScreen} />
      </>
    )
  }
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" aria-busy={isBusy} onClick={() => start('add')}>
          {scan_messages.barcode.addTo(item.item_name)}
        </Button>
        <Button variant="outlined" aria-busy={isBusy} disabled={item.quantity === 0} onClick={() => start('use')}>
          {barcode_messages.recordUse}
        </Button>
        {/* A server with the specification's shapes alone keeps no list. */}
        {item.lot_count !== undefined && (
          <Button variant="outlined" onClick={() => addToList(item.item_id)}>
            {action_labels.addToList}
          </Button>
        )}
      </Stack>
      <Quiet>{barcode_messages.differs(item.item_name, amount && formatAmount(amount, item.unit_of_measure))}</Quiet>
      <FormAlert error={purchase.error} fallback={messages.purchase.failed} />
      <FormAlert error={consume.error} fallback={messages.consumption.failedScreen} />
    </>
  )
}

/** The household has this already: more of it, or one less, before a second item of the same. */
export function KnownItem({ match, product }: { match: Match; product: BarcodeProduct }) {
  const item = useItemNow(match)
  return (
    <Card component="section" aria-label={item.item_name} sx={{ p: page_margin, display: 'grid', gap: 2 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {scan_messages.barcode.stock(item.item_name, formatAmount(item.quantity, item.unit_of_measure))}
      </Typography>
      <RecordOne item={item} amount={amountOfPackage(product, item.unit_of_measure)} usual={item.usual_uses?.[0]} />
    </Card>
  )
}
