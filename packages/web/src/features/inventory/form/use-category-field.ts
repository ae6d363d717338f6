import { guessItemCategory } from '@larder/contract/rules'
import { use, useEffect, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { listCategoryChoices } from './category-choices.ts'
import { AutoFilledContext } from '../draft/prefill.ts'
import { useCategories } from '../use-items.ts'
import { sortedByName } from '../filter/by-name.ts'
import { NameGuessContext } from '../draft/name-guess.ts'
import { KnownNameContext, useKnownItems } from '../draft/use-known-name.ts'

/** The value of the select's last entry; a stored category has no white space at its ends, so none can equal it. */
export const new_category_choice = ' new'

/**
 * The category of the form, chosen from the list or typed as a new one: the form holds the category itself in both
 * cases. Until somebody chooses, it follows the name: what a thing of that name belonged to, else what the words suggest.
 */
export function useCategoryField() {
  const { control, clearErrors, setValue } = useFormContext()
  const { field, fieldState } = useController({ name: 'category', control })
  const { isMarked, unmark } = use(AutoFilledContext)
  const { category: known_category } = use(KnownNameContext)
  const guessed = use(NameGuessContext)?.category
  const categories = useCategories()
  const items = useKnownItems()
  const item_name = String(useWatch({ control, name: 'item_name' }) ?? '')
  const value = String(field.value ?? '')
  const [isNew, setIsNew] = useState(false)
  const [was_chosen, setWasChosen] = useState(value !== '')
  // What comes back after a lost session was chosen before it.
  const isChosen = was_chosen || (fieldState.isDirty && known_category === null)
  const guess = isChosen
    ? undefined
    : (known_category ?? categories.find((one) => one === guessed) ?? guessItemCategory(item_name, categories))

  useEffect(() => {
    if (isChosen) return
    setValue('category', guess ?? '')
    if (guess !== undefined) clearErrors('category')
  }, [isChosen, guess, setValue, clearErrors])

  // A guess stands beside the usual name of its kind, so that whoever looks for that one finds it.
  const choices = listCategoryChoices(categories, isChosen && !isNew ? value : '', items)

  function take(category: string): void {
    clearErrors('category')
    unmark('category')
    setWasChosen(true)
    field.onChange(category)
  }
  return {
    field,
    is_new: isNew,
    // Of a scan only what it filled in itself is marked.
    is_auto_filled:
      isMarked('category') ||
      (guess !== undefined && guess === value && (known_category !== null || !isMarked('item_name'))),
    error: fieldState.error?.message,
    options: guess === undefined || choices.includes(guess) ? choices : sortedByName([...choices, guess], String),
    choose: (choice: string) => {
      setIsNew(choice === new_category_choice)
      take(choice === new_category_choice ? '' : choice)
    },
    type: take,
  }
}
