/** EAN and UPC arithmetic. Code 39 and Code 128 carry letters and stay as read. */

/** The mod-10 digit that ends an EAN or UPC code, from the digits before it. */
export function checkDigit(digits: string): number {
  let sum = 0
  for (let i = 0; i < digits.length; i++) sum += Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 3 : 1)
  return (10 - (sum % 10)) % 10
}

/** True where the last digit agrees with the others; a misread code fails this nine times in ten. */
export function hasValidCheckDigit(code: string): boolean {
  return /^(\d{8}|\d{12}|\d{13})$/.test(code) && checkDigit(code.slice(0, -1)) === Number(code.at(-1))
}

/** UPC-E is UPC-A with its zeros left out; products are known by the long form. */
export function expandUpcE(code: string): string | null {
  if (!/^[01]\d{7}$/.test(code)) return null
  const [system, a, b, c, d, e, f, check] = [...code]
  const body = expandUpcEBody(a + b! + c! + d! + e!, Number(f))
  const digits = `${system}${body}`
  return checkDigit(digits) === Number(check) ? `${digits}${check}` : null
}

function expandUpcEBody(five: string, last: number): string {
  if (last <= 2) return `${five.slice(0, 2)}${last}0000${five.slice(2)}`
  if (last === 3) return `${five.slice(0, 3)}00000${five.slice(3)}`
  if (last === 4) return `${five.slice(0, 4)}00000${five.slice(4)}`
  return `${five}0000${last}`
}

// An EAN-8 that begins with 0 is a shop's own number; UPC-E always does, or begins with 1.
function normaliseShort(digits: string): string | null {
  const ean8 = hasValidCheckDigit(digits) ? digits : null
  const expanded = expandUpcE(digits)?.padStart(13, '0') ?? null
  return digits.startsWith('0') ? (expanded ?? ean8) : (ean8 ?? expanded)
}

/** One form for one product: 13 digits, or 8 for a true EAN-8; null where the check digit is wrong. */
export function normaliseBarcode(code: string): string | null {
  const digits = code.replace(/[\s-]/g, '')
  if (!/^\d+$/.test(digits)) return null
  if (digits.length === 8) return normaliseShort(digits)
  const padded = digits.replace(/^0+/, '').padStart(13, '0')
  return padded.length === 13 && hasValidCheckDigit(padded) ? padded : null
}

/** The form under which a household keeps any code: letters, and digits without a valid check digit, stay as read. */
export function barcodeKey(code: string): string {
  return normaliseBarcode(code) ?? code.trim()
}

/** Prefixes 02, 04 and 20 to 29 are a shop's own numbers: nobody outside the shop knows them. */
export function isInStoreCode(code: string): boolean {
  return code.length === 13 && /^(02|04|2\d)/.test(code)
}

// Shorter ones are what stripes and text look like to a reader; no package carries them.
const shortest_text = 4

/** Whether a text that was read may be a Code 39 or Code 128: a wrong code is worse than none. */
export function isCodeText(text: string): boolean {
  return text.trim().length >= shortest_text && /^[\x20-\x7e]+$/.test(text)
}
