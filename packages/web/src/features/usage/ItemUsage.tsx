import { type Item } from '@larder/contract/item'
import { Fragment, type ReactNode, useState } from 'react'
import { narrow_query, useMediaQuery } from '../../ui/use-media-query.ts'
import { useCanWrite } from '../../session/can-write.ts'
import { useHistory } from './history.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import { PredictionPanel } from './PredictionPanel.tsx'
import { RecordPanel } from './record/RecordPanel.tsx'
import { usePrediction } from './use-predictions.ts'

interface ItemUsageProps {
  item: Item
  /** What the item's page ends with; on a phone the bar must be the very last thing to stick to the lower edge. */
  children: ReactNode
}

/** True from the first time on that it holds: a later Retry takes nothing away. */
function useLatched(holds: boolean): boolean {
  const [hasHeld, setHeld] = useState(holds)
  if (holds && !hasHeld) setHeld(true)
  return holds || hasHeld
}

/**
 * The panels of an item's page about its use. How high a panel will be is not known before its answer, one line or a
 * whole screen, so what stands below it comes after it: nothing that is in sight moves.
 */
export function ItemUsage({ item, children }: ItemUsageProps) {
  const isPhone = useMediaQuery(narrow_query)
  const hasPrediction = useLatched(!usePrediction(item.item_id).isPending)
  const { entries, isError } = useHistory(item.item_id)
  const hasHistory = useLatched(entries !== undefined || isError)
  const canWrite = useCanWrite()
  // With its key it changes its place instead of beginning anew: a dialog outlives a phone that is turned.
  const record = canWrite && <RecordPanel key="record" item={item} asBar={isPhone} />
  const panels = [
    <PredictionPanel key="prediction" item={item} />,
    hasPrediction && <HistoryPanel key="history" item={item} />,
    hasPrediction && hasHistory && <Fragment key="end">{children}</Fragment>,
  ]
  return <>{isPhone ? [...panels, record] : [record, ...panels]}</>
}
