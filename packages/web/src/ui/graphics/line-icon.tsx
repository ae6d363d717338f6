/** Three bars, for looking back on what was. */
export const bars_path = 'M5 20v-7m7 7V4m7 16v-10'

/** A magnifying glass. */
export const search_path = 'M16 16l4.5 4.5M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0z'

/** One drawing of our own set: lines on a 24 px grid, in the colour of the words around it, and growing with them. */
export function LineIcon({ path, size = 24 }: { path: string; size?: number }) {
  const side = `${size / 16}rem`
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width={side}
      height={side}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none', display: 'block' }}
    >
      <path d={path} />
    </svg>
  )
}
