import Box from '@mui/material/Box'

const paths = {
  shelf: (
    <>
      <path d="M16 96h128M28 96v14m104-14v14" />
      <path className="accent" d="M34 96V62a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v34M38 56v-8h24v8" />
      <path d="M84 96V76a4 4 0 0 1 4-4h30a4 4 0 0 1 4 4v20" strokeDasharray="4 5" />
    </>
  ),
  search: (
    <>
      <circle cx="72" cy="58" r="30" />
      <path d="m94 80 26 26" />
      <path className="accent" d="M60 58h24" />
    </>
  ),
  spill: (
    <>
      <path d="M24 100h112" />
      <path className="accent" d="M60 96 44 62l30-14 16 34a6 6 0 0 1-3 8l-19 9a6 6 0 0 1-8-3ZM42 56l28-13" />
      <path d="M104 100c0-8 8-8 8 0m10 0c0-5 6-5 6 0" />
    </>
  ),
  address: (
    <>
      <path d="M80 108c-22-24-33-40-33-54a33 33 0 0 1 66 0c0 14-11 30-33 54Z" />
      <circle className="accent" cx="80" cy="54" r="12" />
    </>
  ),
} as const

export type DrawingName = keyof typeof paths

/** Line drawings in two colours of the theme; they say nothing that the words beside them do not. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 160 120"
      aria-hidden
      sx={{
        width: 160,
        height: 120,
        fill: 'none',
        stroke: 'var(--mui-palette-text-disabled)',
        strokeWidth: 2.5,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        '& .accent': { stroke: 'var(--mui-palette-primary-main)' },
      }}
    >
      {paths[name]}
    </Box>
  )
}
