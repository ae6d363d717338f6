import { demo_messages as words } from '@larder/contract/messages/demo-messages'
import { messages } from '@larder/contract/messages'
import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { people_messages } from '@larder/contract/messages/people-messages'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useCanWrite } from '../../../session/can-write.ts'
import { BarcodeIcon } from '../../../ui/graphics/barcode-icon.tsx'
import { lazyOptional } from '../../../ui/lazy/lazy-with-preload.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Quiet } from '../../../ui/page/quiet.tsx'
import { useFillDemo } from './use-demo.ts'
import { from_list } from '../back-link.tsx'
import { EntryLink } from './EntryLink.tsx'

const DeletedHint = lazyOptional(async () => (await import('../../../shared/deleted/parts.ts')).DeletedHint)

/** The empty list: a button for the first item, three entry points, and demo data for a person who only looks. */
export function EmptyLarder({ onType }: { onType: () => boolean }) {
  const canWrite = useCanWrite()
  if (!canWrite) return <EmptyState title={messages.inventory.emptyTitle} text={people_messages.viewer.emptyLarder} />
  const action = (
    <>
      <Button component={Link} to="/inventory/add" state={from_list} variant="contained" size="large">
        {list_messages.addYourFirstItem}
      </Button>
      <Box
        component="ul"
        aria-label={words.waysLabel}
        sx={{
          listStyle: 'none',
          p: 0,
          mt: 4,
          mb: 2,
          width: '100%',
          maxWidth: 820,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, 1fr)' },
        }}
      >
        <EntryLink to="/barcode-scan" icon={<BarcodeIcon />} title={words.scan} text={words.scanHint} />
        <EntryLink to="/ocr-upload" icon={<ReceiptLongOutlined />} title={words.receipt} text={words.receiptHint} />
        <EntryLink
          to="/inventory/add"
          icon={<EditOutlined />}
          title={words.type}
          text={words.typeHint}
          onClick={(event) => {
            if (onType()) event.preventDefault()
          }}
        />
      </Box>
      <LoadDemo />
      <Suspense>
        <DeletedHint />
      </Suspense>
    </>
  )
  return (
    <EmptyState drawing="shelf" title={messages.inventory.emptyTitle} text={messages.inventory.empty} action={action} />
  )
}

function LoadDemo() {
  const { mutate, isPending } = useFillDemo()
  return (
    <>
      <Button
        color="inherit"
        aria-busy={isPending}
        onClick={() => {
          if (!isPending) mutate()
        }}
      >
        {isPending ? words.loading : words.load}
      </Button>
      <Quiet sx={{ maxWidth: 420 }}>{words.loadHint}</Quiet>
    </>
  )
}
