import Box from '@mui/material/Box'
import { type ReactNode } from 'react'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import { bar, table } from './insights-styles.ts'

interface ShareRow {
  key: string | number
  name: ReactNode
  /** Of the longest bar, 0 to 1. */
  share: number
  cells: readonly string[]
}

interface ShareTableProps {
  caption: string
  /** The name's column first. */
  columns: readonly string[]
  rows: readonly ShareRow[]
  tone: 'primary' | 'warning'
}

/** A table whose rows have a bar below their name: drawing and numbers in one. */
export function ShareTable({ caption, columns, rows, tone }: ShareTableProps) {
  return (
    <Box component="table" sx={table}>
      <caption style={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, share, cells }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              <Box component="span" aria-hidden sx={{ ...bar, width: share, bgcolor: `${tone}.main` }} />
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
