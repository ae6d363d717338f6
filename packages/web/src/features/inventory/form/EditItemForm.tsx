import { type Item, updateItemRequest, type UpdateItemRequest } from '@larder/contract/item'
import { toItemFormValues } from '@larder/contract/item-form'
import { messages } from '@larder/contract/messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { item_messages } from '@larder/contract/messages/inventory/item-messages'
import { Suspense, useEffect, useRef } from 'react'
import { FormDraft } from '../../../session/lazy-form-draft.ts'
import { FormAlert } from '../../../shared/form-alert.tsx'
import { Form, useContractForm } from '../../../ui/form/form.tsx'
import { number_format } from '../../../ui/form/number-format.ts'
import { lazyOptional } from '../../../ui/lazy/lazy-with-preload.tsx'
import { Quiet } from '../../../ui/page/quiet.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import { useUnsavedChanges } from '../../../ui/unsaved/unsaved-changes.ts'
import { withIncompleteDates } from '../draft/incomplete-dates.ts'
import { ItemFields } from './ItemFields.tsx'
import { ItemFormButtons } from './ItemFormButtons.tsx'
import { toUpdateInput } from '../draft/update-payload.ts'
import { useRebase } from '../draft/use-rebase.ts'
import { type EditValues } from '../draft/unit-change.ts'
import { UnitNote } from './UnitNote.tsx'
import { isStaleEdit, useUpdateItem } from '../draft/use-save-item.ts'
import { useBackToList } from '../back-link.tsx'

// Few edits meet another one.
const ChangedElsewhere = lazyOptional(async () => (await import('./ChangedElsewhere.tsx')).ChangedElsewhere)

/** With several batches the dates and the place are those of one of them. */
function DatesNote({ item }: { item: Item }) {
  if ((item.lots?.length ?? 0) < 2) return null
  return <Quiet sx={{ mt: 2 }}>{item_messages.firstBatch}</Quiet>
}

/** Says at once where another person saves the item while it is being edited; saving then says what that means. */
function useToldOfChange(known: Item, current: Item, isSaving: boolean): void {
  const { showToast } = useToast()
  const told = useRef(known.version)
  useEffect(() => {
    const { version = 0 } = current
    if (isSaving || version <= Math.max(told.current ?? version, known.version ?? version)) return
    told.current = version
    showToast(messages.inventory.changedBy(current.changed_by), 'info')
  }, [known, current, isSaving, showToast])
}

/** An edit of an item that others may be editing or using up at the same time; `current` is how it is by now. */
export function EditItemForm({ item, current }: { item: Item; current: Item }) {
  const { goBack } = useBackToList()
  const { showToast } = useToast()
  const update = useUpdateItem(String(item.item_id))
  const rebase = useRebase(item)
  useToldOfChange(rebase.base, current, update.isPending || update.isSuccess)
  const form = useContractForm(updateItemRequest, {
    defaults: { ...toItemFormValues(item, number_format), unit_factor: '' } satisfies EditValues as EditValues,
    toInput: (values) => withIncompleteDates(toUpdateInput(values, rebase.base)),
  })
  const { allow } = useUnsavedChanges(form.formState.isDirty)
  const failure = isStaleEdit(update.error) && rebase.changes !== null ? null : update.error

  async function save(body: UpdateItemRequest): Promise<void> {
    rebase.clear()
    try {
      await update.mutateAsync(body)
    } catch (error) {
      if (isStaleEdit(error)) await rebase.onto(error, form)
      return // The alerts below say why, and everything typed is still there.
    }
    allow()
    showToast(messages.inventory.updated)
    goBack()
  }

  return (
    <Form form={form} onSubmit={save}>
      <ItemFields unitNote={<UnitNote item={rebase.base} />} datesNote={<DatesNote item={rebase.base} />} />
      <Suspense>{rebase.changes && <ChangedElsewhere changes={rebase.changes} />}</Suspense>
      <FormAlert error={failure} fallback={messages.inventory.updateFailed} />
      <ItemFormButtons
        busy={form.formState.isSubmitting}
        label={action_labels.saveChanges}
        busyLabel={item_messages.saving}
        allow={allow}
      />
      <Suspense>
        <FormDraft />
      </Suspense>
    </Form>
  )
}
