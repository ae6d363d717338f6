/** True where people write 1,5 for one and a half. */
export function writesDecimalComma(locale?: string): boolean {
  return new Intl.NumberFormat(locale).format(1.5).includes(',')
}

/**
 * A typed number with a point for its decimals, whatever the keyboard offered. "1,500" alone is open: it is read
 * as the person's own language writes it. What is no number stays as typed, for the schema to refuse.
 */
export function readDecimal(text: string, decimal_comma: boolean = writesDecimalComma()): string {
  const typed = text.trim()
  if (!typed.includes(',')) return typed
  const grouped = /^[-+]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(typed)
  const could_be_decimal = /^[-+]?\d*,\d+$/.test(typed)
  if (grouped && !(could_be_decimal && decimal_comma)) return typed.replaceAll(',', '')
  return could_be_decimal ? typed.replace(',', '.') : typed
}
