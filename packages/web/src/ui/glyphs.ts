const box = 'M4 8l8-4 8 4v8l-8 4-8-4V8ZM4 8l8 4 8-4M12 12v8'
const snowflake = 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5'
const can = 'M6 6c0-1.7 12-1.7 12 0v12c0 1.7-12 1.7-12 0V6ZM6 6c0 1.7 12 1.7 12 0M6 10.5c0 1.7 12 1.7 12 0'
const soap = 'M9 9h6v11H9zM11 9V6h2M13 6h4v1.5'

/** One line drawing a category on a 24 px grid. */
const glyphs: Readonly<Record<string, string>> = {
  Dairy: 'M8 3h8v3l2 4v10a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V10l2-4V3ZM8 6h8M6 12h12',
  'Frozen Foods': snowflake,
  Frozen: snowflake,
  'Canned Goods': can,
  Hygiene: soap,
  'Personal Care': soap,
}

/** The drawing of a category; whatever a household invents is a box. */
export function glyphPath(category: string | null): string {
  return (category !== null && glyphs[category]) || box
}
