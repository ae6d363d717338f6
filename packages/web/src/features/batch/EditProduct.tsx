import { type BatchProduct } from '@larder/contract/batch'
import { EditButton } from '../../ui/page/edit-button.tsx'
import { type ProductEdits } from './batch.ts'
import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'

// Most products are right as they are.
const EditDialog = lazyWithPreload(async () => (await import('./EditDialog.tsx')).EditDialog)

interface EditProductProps {
  product: BatchProduct
  disabled?: boolean
  onSave: (edits: ProductEdits) => void
}

/** The way to everything about one product, before it is added and after it failed. */
export function EditProduct({ product, disabled = false, onSave }: EditProductProps) {
  return (
    <EditButton disabled={disabled}>
      {({ open, onClose }) => (
        <EditDialog
          {...{ product, open, onClose }}
          onSave={(edits) => {
            onSave(edits)
            onClose()
          }}
        />
      )}
    </EditButton>
  )
}
