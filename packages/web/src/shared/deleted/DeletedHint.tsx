import { DeletedButton } from './DeletedButton.tsx'
import { useDeletedItems } from './use-deleted.ts'

/** For an empty list: whoever deleted everything may look for it there. */
export function DeletedHint() {
  const { data: items = [] } = useDeletedItems()
  return items.length > 0 && <DeletedButton variant="text" />
}
