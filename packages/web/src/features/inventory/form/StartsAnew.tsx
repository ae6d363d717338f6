import { agreeUnit } from '@larder/contract/values/numbers'
import { api } from '@larder/contract/calls/api'
import { unit_messages } from '@larder/contract/messages/inventory/units-messages'
import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client/call.ts'
import { usage_keys } from '../../../api/keys.ts'

/** Usage statistics in pieces do not hold for grams; without statistics there is nothing to warn of. */
export function StartsAnew({ item_id, from }: { item_id: number; from: string }) {
  const { data } = useQuery({
    queryKey: usage_keys.prediction(item_id),
    queryFn: ({ signal }) => call(api.getPrediction, { params: { id: String(item_id) } }, { signal }),
  })
  if (data?.success !== true) return null
  return (
    <Alert severity="warning" role="none">
      {unit_messages.startsAnew(agreeUnit(from))}
    </Alert>
  )
}
