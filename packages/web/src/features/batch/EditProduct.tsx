import { type BatchProduct } from '@larder/contract/batch'
import { lazy } from 'react'
import { EditButton } from '../../ui/edit-button.tsx'
import { type ProductEdits } from './batch.ts'

// Most products are right as they are.
const EditDialog = lazy(() => import('./EditDialog.tsx').then((part) => ({ default: part.EditDialog })))

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
