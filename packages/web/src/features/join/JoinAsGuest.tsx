import { join_words as words } from '@larder/contract/messages/people-screen-messages'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { returnTo } from '../../session/return-path.ts'
import panel from '../../ui/page/panel.module.css'

/** For whoever is not signed in: both ways lead back here. */
export function JoinAsGuest({ code, household_name }: { code: string; household_name: string }) {
  const state = returnTo(`/join/${code}`)
  return (
    <div className={panel.panel}>
      <Typography>{words.signInLead(household_name)}</Typography>
      <Stack sx={{ gap: 1, mt: 2 }}>
        <Button component={Link} to="/register" state={state} variant="contained" size="large">
          {words.register}
        </Button>
        <Button component={Link} to="/login" state={state} variant="outlined" size="large">
          {words.login}
        </Button>
      </Stack>
    </div>
  )
}
