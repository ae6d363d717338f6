import { upload } from '@larder/contract/constants'
import { type RefObject } from 'react'
import { visuallyHidden } from '../visually-hidden.ts'

interface ImageInputProps {
  /** Where a button opens it from. */
  ref: RefObject<HTMLInputElement | null>
  label: string
  onFile: (file: File) => void
}

/** The browser's own way to a file behind a button of ours: `<Button component="label">` is no button to the keys. */
export function ImageInput({ ref, label, onFile }: ImageInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      name="image"
      accept={upload.types.join(',')}
      aria-label={label}
      tabIndex={-1}
      onChange={({ target }) => {
        const [file] = target.files ?? []
        // The same file can be chosen again after a failure.
        target.value = ''
        if (file) onFile(file)
      }}
      style={visuallyHidden}
    />
  )
}
