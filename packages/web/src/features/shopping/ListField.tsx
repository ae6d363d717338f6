import { type ShoppingListLine } from '@larder/contract/shopping'
import { shopping_messages as words } from '@larder/contract/messages/shopping/shopping-messages'
import { type FormEvent, memo, useRef, useState } from 'react'
import { LineBox } from '../../shared/quick-line/line-box.tsx'
import { addFailureText, useAddEntry } from './use-add-entry.ts'

const loadReader = () => import('./read-wish.ts')
const nothing: readonly ShoppingListLine[] = []

/** One line that becomes entries of the list, separated by commas: Enter adds them and is ready for the next. */
export const ListField = memo(function ListField({
  lines = nothing,
}: {
  lines: readonly ShoppingListLine[] | undefined
}) {
  const field = useRef<HTMLInputElement>(null)
  const [line, setLine] = useState('')
  const [was_unread, setWasUnread] = useState(false)
  const { mutate, isPending, error, reset } = useAddEntry(lines, () => {
    setLine('')
    field.current?.focus()
  })

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isPending) return
    const { readWishes } = await loadReader()
    const units = lines.flatMap(({ unit_of_measure }) => unit_of_measure ?? [])
    const names = lines.map(({ item_name }) => item_name)
    const wishes = readWishes(line, { language: navigator.language, units, names })
    setWasUnread(wishes === null)
    if (wishes === null) field.current?.focus()
    else mutate(wishes)
  }
  const type = (typed: string): void => {
    setLine(typed)
    setWasUnread(false)
    // It is there by the time of Enter.
    void loadReader()
    if (error) reset()
  }
  const complaint = error ? addFailureText(error) : was_unread ? words.nothingTyped : null
  return (
    <form className="screen-only" onSubmit={(event) => void submit(event)} noValidate>
      <LineBox
        id="list-field"
        name="entry"
        label={words.fieldLabel}
        example={words.fieldExample}
        value={line}
        onType={type}
        {...{ field, complaint }}
        isBusy={isPending}
      />
    </form>
  )
})
