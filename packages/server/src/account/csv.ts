import { export_messages } from '@larder/contract/messages/server/export-messages'

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
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return encodeCell(JSON.stringify(value))
  const text = risky.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line as RFC 4180 has it. */
export function encodeLine(cells: readonly unknown[]): string {
  return `${cells.map(encodeCell).join(',')}\r\n`
}

/** What stands in the archive for whoever opens it. */
export const csv_readme = export_messages.csvReadme.join('\r\n')
