import { action_labels } from '@larder/contract/messages/action-labels'
import Button, { type ButtonProps } from '@mui/material/Button'
import { type MouseEvent, useCallback } from 'react'
import { Link, type Location, useLocation, useNavigate } from 'react-router'
import { onTokenChange } from '../../api/client/token.ts'

/** How many steps of history lie between this page and the list it was opened from. */
interface OpenedFromList {
  list_steps: number
}

/** The navigation state that a card gives to the page it opens. */
export const from_list: OpenedFromList = { list_steps: 1 }

/** Reads how far away the list is; null where the page was not opened from it. */
export function readListSteps(state: unknown): number | null {
  const steps = (state as Partial<OpenedFromList> | null)?.list_steps
  return Number.isInteger(steps) && Number(steps) > 0 ? Number(steps) : null
}

// Where the list was last seen, with its search, order and grouping. What one person searched for is not for the next.
let last_list: Location | null = null
onTokenChange(() => void (last_list = null))

/** Notes where the list is, for whoever returns to it from somewhere else. */
export const noteList = (at: Location): void => void (last_list = at)

/**
 * Returns to /inventory where it was, with its filter, grouping and place: a few steps back in history where the page was
 * opened from it, otherwise as it was last seen.
 */
export function useBackToList() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const steps = readListSteps(state)
  const goBack = useCallback(() => {
    const last = { search: last_list?.search ?? '', pathname: '/inventory' }
    return void (steps === null ? navigate(last, { state: { scroll_key: last_list?.key } }) : navigate(-steps))
  }, [navigate, steps])
  return {
    goBack,
    /** For a link one step further away. */
    further: steps === null ? null : ({ list_steps: steps + 1 } satisfies OpenedFromList),
  }
}

/** The back link, with the label of the specification. */
export function BackToInventory(props: Pick<ButtonProps, 'variant' | 'size' | 'color' | 'startIcon' | 'sx'>) {
  const { goBack } = useBackToList()
  return (
    <Button
      {...props}
      component={Link}
      to="/inventory"
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        goBack()
      }}
    >
      {action_labels.backToInventory}
    </Button>
  )
}
