/** Tells spreadsheets that a file is UTF-8; without it most of them guess wrong. */
export const byte_order_mark = '\ufeff'

/**
 * A spreadsheet takes a cell that begins so for a formula, which may send the sheet elsewhere when it is opened. An
 * apostrophe before it makes it text; one that was typed gets one more, so that taking one away always gives the text.
 */
const risky = /^['=+\-@\t\r\n＝＋－＠]/

function encodeCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  // Numbers are ours and stay numbers, also below zero.
  if (typeof value !== 'string') return String(value)
  const text = risky.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line as RFC 4180 has it. */
export function encodeLine(cells: readonly unknown[]): string {
  return `${cells.map(encodeCell).join(',')}\r\n`
}

/** What stands in the archive for whoever opens it. */
export const csv_readme = [
  'Everything Larder keeps about your household, one table a file.',
  '',
  'The files are comma-separated values (RFC 4180) in UTF-8. Moments are ISO 8601, days are YYYY-MM-DD, and an empty cell',
  'means that there is nothing. item_id is the number of an item in items.csv.',
  '',
  "A text that begins with one of ' = + - @, a tab or a line break has an apostrophe (') before it here, so that no",
  'spreadsheet takes it for a formula. Take that one apostrophe away to get the text as it was typed.',
  '',
].join('\r\n')
