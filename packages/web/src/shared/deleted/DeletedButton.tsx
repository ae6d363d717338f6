import { deleted_messages } from '@larder/contract/messages/inventory/deleted-messages'
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined'
import Button, { type ButtonProps } from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useCanWrite } from '../../session/can-write.ts'
import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'
import { useLoadFirst } from '../../ui/lazy/use-load-first.ts'

// Opened now and then: no screen waits for it.
const DeletedDialog = lazyWithPreload(async () => (await import('./parts.ts')).DeletedDialog)

/** The way to what was deleted; a viewer could bring nothing back. */
export function DeletedButton(props: Pick<ButtonProps, 'variant' | 'sx'>) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const loadFirst = useLoadFirst(DeletedDialog)
  if (!useCanWrite()) return null
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        {...props}
        startIcon={<RestoreFromTrashOutlined />}
        onClick={() =>
          loadFirst(() => {
            setWasOpened(true)
            setOpen(true)
          })
        }
      >
        {deleted_messages.title}
      </Button>
      <Suspense>{wasOpened && <DeletedDialog open={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
