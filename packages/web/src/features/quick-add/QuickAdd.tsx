import { type Item } from '@larder/contract/item'
import { quick_add_messages as words } from '@larder/contract/messages/inventory/quick-add-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useDeferredValue, useMemo, useRef, useState } from 'react'
import { failureHint, failureText } from '../../api/client/failure.ts'
import { useToday } from '../../session/session.tsx'
import { takeGroceryGuess, useGroceryGuess } from '../../shared/grocery-guess.ts'
import { LineBox } from '../../shared/quick-line/line-box.tsx'
import { ToneChip } from '../../ui/graphics/tone-chip.tsx'
import text from '../../ui/text.module.css'
import css from './QuickAdd.module.css'
import { keepDraftLine, readDraftLine } from './draft-line.ts'
import { planWith, readPlan } from './plan.ts'
import { type QuickPlan, type QuickReading } from './quick-plan.ts'
import { useQuickAdd } from './use-quick-add.ts'

interface QuickAddProps {
  items: readonly Item[]
  categories: readonly string[]
}

/** One line that becomes an item: it says what it understood while one types, and adds on Enter. */
export function QuickAdd({ items, categories }: QuickAddProps) {
  const today = useToday()
  const field = useRef<HTMLInputElement>(null)
  const [line, setLine] = useState(readDraftLine)
  const [was_unread, setWasUnread] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const shown = useDeferredValue(line)
  // What was tried may have been done although no answer came: trying again is the same again, not more of it.
  const [tried, setTried] = useState<{ line: string; plan: QuickPlan } | null>(null)
  const { language } = navigator
  const context = useMemo(() => ({ items, categories, today, language }), [items, categories, today, language])
  const read = useMemo(() => readPlan(shown, context), [shown, context])
  const guess = useGroceryGuess(read.fresh?.item_name ?? '')
  const guessed = useMemo(() => planWith(read, guess, context), [read, guess, context])
  const plan = tried?.line === shown ? tried.plan : guessed
  const { mutate, isPending, error, reset } = useQuickAdd(() => {
    setTried(null)
    setLine('')
    keepDraftLine('')
    field.current?.focus()
  })

  // Who types and presses Enter at once gets the guess too, where it comes in time.
  async function planFor(now: QuickReading): Promise<QuickPlan | null> {
    if (now.fresh === undefined) return now.plan
    setAsking(true)
    const taken = await takeGroceryGuess(queryClient, now.fresh.item_name)
    setAsking(false)
    return planWith(now, taken, context)
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isPending || isAsking) return
    const now = readPlan(line, context)
    const isRepeated = tried?.line === line
    setWasUnread(!isRepeated && now.plan === null)
    const wanted = isRepeated ? tried.plan : await planFor(now)
    if (wanted === null) return field.current?.focus()
    setTried({ line, plan: wanted })
    mutate(wanted)
  }
  const type = (typed: string): void => {
    setLine(typed)
    keepDraftLine(typed)
    setWasUnread(false)
    if (error) reset()
  }

  const isRecord = plan?.request.kind === 'consume' || plan?.request.kind === 'discard'
  const complaint = error
    ? [failureText(error, isRecord ? words.notRecorded : words.failed), failureHint(error)].filter(Boolean).join(' ')
    : null
  // What Enter does, or why it would do nothing; once it has been tried, the field says so.
  const told = plan ? (isRecord ? words.enterRecords : words.enterAdds) : was_unread ? null : read.hint
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <LineBox
        id="quick-add"
        name="quick_add"
        label={words.label}
        example={words.example}
        value={line}
        onType={type}
        field={field}
        complaint={complaint ?? (was_unread ? (read.hint ?? words.unread) : null)}
        action={isRecord ? action_labels.record : action_labels.add}
        isBusy={isPending || isAsking}
      />
      <output aria-live="polite" className={css.told}>
        {plan?.facts.map((fact, index) => (
          <ToneChip key={fact} tone={index === 0 ? 'primary' : 'default'} label={fact} />
        ))}
        {told !== null && <span className={`${text.caption} ${text.quiet} ${css.hint}`}>{told}</span>}
      </output>
    </form>
  )
}
