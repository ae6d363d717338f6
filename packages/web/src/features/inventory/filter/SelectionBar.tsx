import { household_api } from '@larder/contract/calls/household-api'
import { type Item } from '@larder/contract/item'
import { list_messages as words } from '@larder/contract/messages/inventory/list-messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import { type CallInput } from '@larder/contract/calls/call'
import { throw_away_messages } from '@larder/contract/messages/inventory/throw-away-messages'
import { keptDeleted } from '@larder/contract/messages/inventory/kept-deleted'
import { action_labels } from '@larder/contract/messages/action-labels'
import { field_labels } from '@larder/contract/messages/field-labels'
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import DeleteSweepRounded from '@mui/icons-material/DeleteSweepRounded'
import LabelOutlined from '@mui/icons-material/LabelOutlined'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/client/call.ts'
import { failureText } from '../../../api/client/failure.ts'
import { refreshStock } from '../../../api/keys.ts'
import { useAddToList } from '../../../shared/add-to-list/use-add-to-list.ts'
import { useDeletedToast } from '../../../shared/deleted/use-deleted-toast.ts'
import { useReservedBottom } from '../../../ui/page/action-bar.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { page_widths } from '../../../ui/measures.ts'
import { useIsPhone } from '../../../ui/use-media-query.ts'
import { useToast } from '../../../ui/toast/toast.tsx'
import { ChangeDialog } from '../form/ChangeDialog.tsx'
import bar from '../../../ui/page/dock.module.css'
import css from './SelectionBar.module.css'
import { thrownAwayOf } from './throw-away-several.ts'
import { ThrowAwaySeveral } from './ThrowAwaySeveral.tsx'

type Change = Omit<CallInput<typeof household_api.changeItems>['body'], 'item_ids'>
type Asked = 'location' | 'category' | 'throw_away' | 'delete'

interface SelectionBarProps {
  items: readonly Item[]
  categories: readonly string[]
  selected: ReadonlySet<number>
  onSelectAll: () => void
  onEnd: () => void
}

const bar_height_px = 128

/** What can be done with several items, under the thumb while they are being chosen; each asks once. */
export function SelectionBar({ items, categories, selected, onSelectAll, onEnd }: SelectionBarProps) {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const showDeleted = useDeletedToast()
  const addToList = useAddToList()
  const [asked, setAsked] = useState<Asked | null>(null)
  const count = formatQuantity(selected.size)
  useReservedBottom(bar_height_px, true)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (change: Change) => call(household_api.changeItems, { body: { ...change, item_ids: [...selected] } }),
    onSuccess: ({ message }, { is_deleted }) => {
      setAsked(null)
      onEnd()
      if (is_deleted) showDeleted(message ?? words.deleted(count), [...selected])
      else showToast(message ?? words.changed(count))
      void refreshStock(queryClient)
    },
  })
  const ask = (what: Asked | null): void => {
    reset()
    setAsked(what)
  }
  const isPhone = useIsPhone()
  const none = selected.size === 0
  const thrown = thrownAwayOf(items, selected)
  const askToThrowAway = (): void => {
    if (thrown.length === 0) showToast(throw_away_messages.nothingLeft, 'info')
    else ask('throw_away')
  }
  // A server with the specification's shapes alone keeps no list, and no waste.
  const canList = items.some(({ lot_count }) => lot_count !== undefined)
  return (
    <Box
      component="section"
      aria-label={words.selected(count)}
      sx={(theme) => ({
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: theme.zIndex.appBar,
        px: 2,
        pt: 1,
        paddingBottom: 'calc(12px + env(safe-area-inset-bottom))',
        backgroundColor: theme.vars.palette.background.paper,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: theme.vars.shadows[8],
      })}
    >
      <Box
        sx={{
          maxWidth: page_widths.content,
          mx: 'auto',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
        }}
      >
        <Typography component="output" variant="subtitle2" sx={{ mr: 'auto' }}>
          {words.selected(count)}
        </Typography>
        <Button onClick={onSelectAll}>{words.selectAll}</Button>
        <Button color="inherit" onClick={onEnd}>
          {words.done}
        </Button>
        <div className={isPhone ? `${bar.cells} ${css.wide}` : css.actions}>
          {canList && (
            <Button
              variant="outlined"
              disabled={none}
              startIcon={<PlaylistAddRounded />}
              onClick={() => {
                addToList(...selected)
                onEnd()
              }}
            >
              {action_labels.addToList}
            </Button>
          )}
          {canList && (
            <Button variant="outlined" disabled={none} startIcon={<DeleteSweepRounded />} onClick={askToThrowAway}>
              {throw_away_messages.action}
            </Button>
          )}
          <Button variant="outlined" disabled={none} startIcon={<PlaceOutlined />} onClick={() => ask('location')}>
            {action_labels.move}
          </Button>
          <Button variant="outlined" disabled={none} startIcon={<LabelOutlined />} onClick={() => ask('category')}>
            {field_labels.category}
          </Button>
          <Button
            variant="outlined"
            color="error"
            disabled={none}
            startIcon={<DeleteOutlineRounded />}
            onClick={() => ask('delete')}
          >
            {action_labels.delete}
          </Button>
        </div>
      </Box>
      {(asked === 'location' || asked === 'category') && (
        <ChangeDialog
          field={asked}
          known={asked === 'category' ? categories : placesOf(items)}
          busy={isPending}
          error={error}
          onSubmit={(text) => mutate(asked === 'category' ? { category: text } : { location: text })}
          onClose={() => ask(null)}
        />
      )}
      {asked === 'throw_away' && <ThrowAwaySeveral items={thrown} onDone={onEnd} onClose={() => ask(null)} />}
      <ConfirmDialog
        open={asked === 'delete'}
        title={words.deleteTitle}
        text={`${words.confirmDelete(count)} ${keptDeleted(selected.size)}`}
        confirmLabel={action_labels.delete}
        tone="error"
        busy={isPending}
        failure={error ? failureText(error, words.changeFailed) : null}
        onConfirm={() => mutate({ is_deleted: true })}
        onCancel={() => ask(null)}
      />
    </Box>
  )
}

const placesOf = (items: readonly Item[]): string[] =>
  [...new Set(items.map(({ location }) => location).filter((location) => location !== null))].toSorted()
