import { type Item } from '@larder/contract/item'
import { type Lot } from '@larder/contract/lots'
import { item_batch_messages as words } from '@larder/contract/messages/inventory/item-batch-messages'
import { type ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { useToday } from '../../../session/session.tsx'
import { FormAlert } from '../../../shared/form-alert.tsx'
import { describeLot } from '../../../shared/lots/lot-words.ts'
import { useRecorded } from '../../../shared/recorded.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Quiet } from '../../../ui/page/quiet.tsx'

/** What every dialog about a batch is given. */
export interface LotDialogProps {
  item: Item
  lot: Lot
  open: boolean
  onClose: () => void
}

interface LotRecord<Body> {
  isSuccess: boolean
  isPending: boolean
  error: unknown
  mutateAsync: (body: Body) => Promise<{ event_id?: number | undefined; item?: Item | undefined }>
}

interface LotFormProps<Values extends FieldValues, Output, Body> extends LotDialogProps {
  title: string
  submitLabel?: string
  form: UseFormReturn<Values, unknown, Output>
  record: LotRecord<Body>
  /** What is sent; null where something is wrong with it, which the form then says. */
  toBody: (output: Output) => Body | null
  /** What the toast says, and what it says once that is taken back. */
  said: (body: Body, item_now: Item | undefined) => string
  undone?: string
  failed?: string
  children: ReactNode
}

/** A dialog about one batch: it is sent under its key, the toast takes it back, and a failure loses nothing. */
export function LotForm<Values extends FieldValues, Output, Body>(props: LotFormProps<Values, Output, Body>) {
  const { item, lot, open, onClose, title, submitLabel = title, form, record, toBody, said, children } = props
  const { undone = words.undone, failed = words.changeFailed } = props
  const today = useToday()
  const onRecorded = useRecorded(item, undone)
  const submit = form.handleSubmit(async (output) => {
    const body = toBody(output)
    if (body === null) return
    try {
      const { event_id, item: item_now } = await record.mutateAsync(body)
      onClose()
      onRecorded(said(body, item_now), event_id, item_now)
    } catch {
      // The alert below says why, and everything typed is still there.
    }
  })
  return (
    <FormProvider {...form}>
      <FormDialog
        title={title}
        submitLabel={submitLabel}
        busyLabel={words.saving}
        open={open}
        about={item}
        state={record.isSuccess ? 'done' : record.isPending ? 'submitting' : 'open'}
        onClose={onClose}
        onSubmit={() => void submit()}
      >
        <Quiet variant="body1">{words.about(item.item_name, describeLot(lot, item.unit_of_measure, today))}</Quiet>
        {children}
        <FormAlert error={record.error} fallback={failed} />
      </FormDialog>
    </FormProvider>
  )
}
