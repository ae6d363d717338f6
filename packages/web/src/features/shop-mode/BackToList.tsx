import { action_labels } from '@larder/contract/messages/action-labels'
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import Button from '@mui/material/Button'
import { Link, useLocation, useNavigate } from 'react-router'

/** Back to the list: where it was, if it is one step back in history, else anew. */
export function BackToList() {
  const navigate = useNavigate()
  const { state, search } = useLocation()
  const isBehind = (state as { is_from_list?: boolean } | null)?.is_from_list === true
  return (
    <Button
      component={Link}
      to={`/shopping-list${search}`}
      color="inherit"
      variant="outlined"
      startIcon={<ArrowBackRounded />}
      onClick={(event) => {
        if (!isBehind || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      {action_labels.back}
    </Button>
  )
}
