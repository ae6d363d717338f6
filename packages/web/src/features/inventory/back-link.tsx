import { action_labels } from '@larder/contract/messages/action-labels'
import Button, { type ButtonProps } from '@mui/material/Button'
import { type MouseEvent, useCallback } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

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

/**
 * Returns to /inventory: where the list is a few steps back in history it is returned to with its filter and its
 * place, otherwise it is opened anew.
 */
export function useBackToList() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const steps = readListSteps(state)
  const goBack = useCallback(() => void (steps === null ? navigate('/inventory') : navigate(-steps)), [navigate, steps])
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
