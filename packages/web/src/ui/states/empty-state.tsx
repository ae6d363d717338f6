import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'

const drawings = {
  shelf: (
    <>
      <path d="M14 112h172M34 112v16m132-16v16" />
      <path className="tint" d="M42 112V66a9 9 0 0 1 9-9h28a9 9 0 0 1 9 9v46Z" />
      <path
        className="accent"
        d="M42 112V66a9 9 0 0 1 9-9h28a9 9 0 0 1 9 9v46M50 57V46h30v11M42 84c12-6 16 5 28 1 7-3 11-3 18-1"
      />
      <path d="M104 112V84a5 5 0 0 1 5-5h22a5 5 0 0 1 5 5v28M148 112V70m0 42h18V70h-18" strokeDasharray="5 6" />
      <path className="accent" d="M118 46v16m-8-8h16" />
    </>
  ),
  search: (
    <>
      <circle className="tint" cx="92" cy="62" r="36" />
      <circle cx="92" cy="62" r="36" />
      <path d="m119 89 30 30" />
      <path className="accent" d="M80 54v.5M104 54v.5M80 78c7-6 17-6 24 0" />
    </>
  ),
  address: (
    <>
      <path d="M24 124h152" />
      <path className="tint" d="M100 116c-26-28-39-46-39-62a39 39 0 0 1 78 0c0 16-13 34-39 62Z" />
      <path d="M100 116c-26-28-39-46-39-62a39 39 0 0 1 78 0c0 16-13 34-39 62Z" />
      <path className="accent" d="m84 56 16-14 16 14M89 52v18h22V52" />
    </>
  ),
} as const

type DrawingName = keyof typeof drawings

/** Line drawings in two colours of the theme; they say nothing that the words beside them do not. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 200 140"
      aria-hidden
      sx={(theme) => ({
        width: 200,
        maxWidth: '100%',
        height: 140,
        fill: 'none',
        stroke: theme.vars.palette.text.disabled,
        strokeWidth: 2.5,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        '& .accent': { stroke: theme.vars.palette.primary.main },
        '& .tint': { stroke: 'none', fill: theme.alpha(theme.vars.palette.primary.main, 0.1) },
      })}
    >
      {drawings[name]}
    </Box>
  )
}

interface EmptyStateProps {
  drawing?: DrawingName
  title?: string
  text: string
  /** The one thing to do about it. */
  action?: ReactNode
}

/** Nothing here yet: a small drawing, a sentence, one button. */
export function EmptyState({ drawing = 'shelf', title, text, action }: EmptyStateProps) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, py: { xs: 4, md: 6 }, px: 2 }}>
      <Drawing name={drawing} />
      {title && (
        <Typography variant="h3" component="h2" sx={{ mt: 2 }}>
          {title}
        </Typography>
      )}
      <Typography sx={{ color: 'text.secondary', maxWidth: 420, mt: title ? 0 : 2, mb: action ? 2 : 0 }}>
        {text}
      </Typography>
      {action}
    </Stack>
  )
}
