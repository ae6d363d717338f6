import BrightnessAutoRounded from '@mui/icons-material/BrightnessAutoRounded'
import DarkModeRounded from '@mui/icons-material/DarkModeRounded'
import LightModeRounded from '@mui/icons-material/LightModeRounded'
import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'

const modes = {
  system: { next: 'light', Icon: BrightnessAutoRounded },
  light: { next: 'dark', Icon: LightModeRounded },
  dark: { next: 'system', Icon: DarkModeRounded },
} as const

/** Light, dark or as the system has it: one button that goes round, and says where it stands. */
export function ThemeSwitch() {
  const { mode = 'system', setMode } = useColorScheme()
  const { next, Icon } = modes[mode]
  return (
    <IconButton aria-label={`Theme: ${mode}. Switch to ${next}`} onClick={() => setMode(next)}>
      <Icon />
    </IconButton>
  )
}
