import { type ShoppingListLine } from '@larder/contract/shopping'

const isUnfiled = ({ item_id, category }: ShoppingListLine): boolean => item_id === null && category === null

/** The list with what was written down on this phone filed by its own words, as the server does it by more of them. */
export async function fileOwnLines<Answer>(answer: Answer): Promise<Answer> {
  const { shopping_list } = answer as { shopping_list?: readonly ShoppingListLine[] }
  if (!shopping_list?.some(isUnfiled)) return answer
  try {
    const { guessByWords } = await import('@larder/contract/guess-grocery-words')
    const file = (line: ShoppingListLine) =>
      isUnfiled(line) ? { ...line, category: guessByWords(line.item_name) } : line
    return { ...answer, shopping_list: shopping_list.map(file) }
  } catch {
    // Words that this phone did not keep are no reason to show no list.
    return answer
  }
}
