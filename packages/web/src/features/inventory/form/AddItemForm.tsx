import { createItemRequest, type CreateItemRequest } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { item_messages } from '@larder/contract/messages/inventory/item-messages'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { FormDraft } from '../../../session/lazy-form-draft.ts'
import { FormAlert } from '../../../shared/form-alert.tsx'
import { Form, useContractForm } from '../../../ui/form/form.tsx'
import { Quiet } from '../../../ui/page/quiet.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import { useUnsavedChanges } from '../../../ui/unsaved/unsaved-changes.ts'
import { AutoFilledContext, readPrefill, useAutoFilled } from '../draft/prefill.ts'
import { withIncompleteDates } from '../draft/incomplete-dates.ts'
import { GuessFromName } from './GuessFromName.tsx'
import { ItemFields } from './ItemFields.tsx'
import { ItemFormButtons } from './ItemFormButtons.tsx'
import { toCreateInput } from '../draft/payload.ts'
import { KnownNameContext, useKnownName } from '../draft/use-known-name.ts'
import { useCreateItem } from '../draft/use-save-item.ts'
import { useBackToList } from '../back-link.tsx'

/** A new item, perhaps begun by a scan. */
export function AddItemForm() {
  const { goBack } = useBackToList()
  const { state } = useLocation()
  const { showToast } = useToast()
  const [prefilled] = useState(() => readPrefill(state))
  const auto_filled = useAutoFilled(prefilled.fields)
  const create = useCreateItem()
  const form = useContractForm(createItemRequest, {
    defaults: prefilled.values,
    toInput: (values) => withIncompleteDates(toCreateInput(values, prefilled.unseen)),
  })
  const { barcode } = prefilled.unseen
  const known_name = useKnownName(form, auto_filled)
  const { allow } = useUnsavedChanges(form.formState.isDirty)

  async function save(body: CreateItemRequest): Promise<void> {
    try {
      await create.mutateAsync(body)
    } catch {
      return // The alert below says why, and everything typed is still there.
    }
    allow()
    showToast(messages.inventory.added)
    goBack()
  }

  return (
    <AutoFilledContext value={auto_filled}>
      <KnownNameContext value={known_name}>
        <Form form={form} onSubmit={save}>
          {barcode !== undefined && <Quiet>{item_messages.barcode(barcode)}</Quiet>}
          <GuessFromName>
            <ItemFields is_new />
          </GuessFromName>
          <FormAlert error={create.error} fallback={messages.inventory.addFailed} />
          <ItemFormButtons
            busy={form.formState.isSubmitting}
            label={action_labels.addItem}
            busyLabel={item_messages.adding}
            allow={allow}
          />
          <Suspense>
            <FormDraft is_new />
          </Suspense>
        </Form>
      </KnownNameContext>
    </AutoFilledContext>
  )
}
