import { form_guesses } from './rules.ts'

/**
 * What fits a thing best where the form's words do not bind: its word in the list of the specification, unless a fuller list
 * says that the word is only a part of the name: apple juice is no apple, coconut milk no milk.
 */
export function chooseCategory(name: string, guessByList: (text: string) => string | null): string | null {
  const lower = name.toLowerCase()
  const listed = guessByList(name)
  for (const [words, category] of form_guesses) {
    const word = words.find((one) => lower.includes(one))
    if (word !== undefined) return listed === null || listed === guessByList(word) ? category : listed
  }
  return listed
}
