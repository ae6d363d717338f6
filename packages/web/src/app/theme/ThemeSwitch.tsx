import { shell_messages } from '@larder/contract/messages/shell-messages'
import ContrastRounded from '@mui/icons-material/ContrastRounded'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'
import { useEffect } from 'react'
import { darkPalette, lightPalette } from './palette.ts'

export type Mode = 'system' | 'light' | 'dark'

/** One button goes round all three; the first press always changes what one sees. */
export function nextMode(mode: Mode, systemMode: 'light' | 'dark'): Mode {
  const opposite = systemMode === 'light' ? 'dark' : 'light'
  if (mode === 'system') return opposite
  return mode === opposite ? systemMode : 'system'
}

const icons = { system: ContrastRounded, light: LightModeOutlined, dark: DarkModeOutlined } as const
const labels = {
  system: shell_messages.systemTheme,
  light: shell_messages.lightTheme,
  dark: shell_messages.darkTheme,
} as const

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const { mode = 'system', systemMode = 'light', colorScheme, setMode } = useColorScheme()
  const next = nextMode(mode, systemMode)
  const Icon = icons[mode]

  useEffect(() => {
    const colour = (colorScheme === 'dark' ? darkPalette : lightPalette).background?.default
    if (!colour) return
    // One for each scheme of the system; what was chosen here stands above it.
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', colour)
  }, [colorScheme])

  return (
    <IconButton color="inherit" aria-label={labels[next]} title={labels[next]} onClick={() => setMode(next)}>
      <Icon sx={{ color: 'text.secondary' }} />
    </IconButton>
  )
}
