/** How each currency is named on receipts: a sign beside a figure, or its code as a word. The dollar is others' too. */
const names: readonly (readonly [string, RegExp])[] = [
  ['BRL', /R\$/gu],
  ['SGD', /\bS\$|\bSGD\b/gu],
  ['AUD', /\bA\$|\bAUD\b/gu],
  ['NZD', /\bNZ\$|\bNZD\b/gu],
  ['CAD', /\bC(?:A|DN)?\$|\bCAD\b/gu],
  ['USD', /(?<![\p{L}])\$(?=\s?[\d.])|\bUS(?:D|\$)/gu],
  ['EUR', /€|\bEURO?S?\b/giu],
  ['GBP', /£|\bGBP\b/gu],
  ['MYR', /\bRM\b|\bRM(?=\d)|\bMYR\b/gu],
  ['CHF', /\bS?Fr\.|\bCHF\b/gu],
  ['TRY', /₺|\b\d+[.,]\d\d\s?TL\b|\bTRY\b/gu],
  ['PLN', /\bPLN\b|\bz[łl]\b/giu],
  ['RON', /\bRON\b|\bLEI\b/gu],
  ['CZK', /\bK[čc]\b|\bCZK\b/gu],
  ['HUF', /\bFt\b|\bHUF\b/gu],
  ['SEK', /\bSEK\b/gu],
  ['NOK', /\bNOK\b/gu],
  ['DKK', /\bDKK\b/gu],
  ['INR', /₹|\bINR\b|\bRs\.?(?=\s?\d)/gu],
  ['PHP', /₱|\bPHP\b/gu],
  ['IDR', /\bRp\.?(?=\s?\d)|\bIDR\b/gu],
  ['ZAR', /\bZAR\b/gu],
]

/** Whether prices are written with a comma, as nobody does who pays in pounds. */
function hasCommas(texts: readonly string[]): boolean {
  const amounts = texts.flatMap((text) => text.match(/\d[.,]\d\d(?!\d)/gu) ?? [])
  return amounts.filter((amount) => amount.includes(',')).length * 2 > amounts.length
}

/** The currency that is named most often; a receipt that names none has none. */
export function findCurrency(texts: readonly string[]): string | null {
  const counts = new Map<string, number>()
  // The sign of the euro is easily taken for that of the pound.
  const isEuro = hasCommas(texts)
  for (const [name, sign] of names) {
    const currency = name === 'GBP' && isEuro ? 'EUR' : name
    const found = texts.reduce((sum, text) => sum + (text.match(sign)?.length ?? 0), 0)
    if (found > 0) counts.set(currency, (counts.get(currency) ?? 0) + found)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

const town_of_states = /\b[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?\b/u
const american =
  /\b(?:sales tax|sub ?total|tax|change due|cashier|tend|visa|debit|items sold|thank you|dine in|guests?|server|lb)\b/giu
const others =
  /\b(?:gst|sdn|bhd|abn|mwst|ust|tva|t\.?v\.?a|iva|i\.?v\.?a|btw|vat|kdv|ptu|dph|mva|moms|alv|afa|pdv|cnpj|cpf|rut|rfc|nit|cuit|ruc|nif|summe|totaal|totale|toplam|razem|jalan|uhr|npwp|ppn)\b/iu

/** Whether 03/04 is the third of April: only where dollars of the United States are paid it is not. */
export function isDayFirst(texts: readonly string[], currency: string | null): boolean {
  if (texts.some((text) => others.test(text))) return true
  if (currency !== null && currency !== 'USD') return true
  const words = new Set(texts.flatMap((text) => text.toLowerCase().match(american) ?? []))
  return currency !== 'USD' && words.size < 2 && !texts.some((text) => town_of_states.test(text))
}
