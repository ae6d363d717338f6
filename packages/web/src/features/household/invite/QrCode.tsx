import { invite_words as words } from '@larder/contract/messages/people-screen-messages'
import { useMemo } from 'react'
import { createQrCode } from '../../../shared/qr/qr-code.ts'

// The standard's margin, without which readers do not find it.
const margin = 4

/** The dark modules as one path: row by row, each run of them a bar. */
function toPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return ''
        const end = row.indexOf(false, x)
        return `M${x + margin} ${y + margin}h${(end === -1 ? row.length : end) - x}v1H${x + margin}z`
      }),
    )
    .join('')
}

/** An address to scan with another phone: dark on light in both themes, since many readers want it so. */
export function QrCode({ text }: { text: string }) {
  const modules = useMemo(() => createQrCode(text), [text])
  if (modules === null) return null
  const side = modules.length + 2 * margin
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, and an <img> would need an address
      role="img"
      aria-label={words.qr}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      style={{ width: '100%', maxWidth: 240, borderRadius: 10, background: '#fff', display: 'block', margin: '0 auto' }}
    >
      <path d={toPath(modules)} fill="#000" />
    </svg>
  )
}
