const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const others: Readonly<Record<string, number>> = {
  mrz: 3,
  mae: 3,
  maa: 3,
  mai: 5,
  maj: 5,
  mei: 5,
  okt: 10,
  dez: 12,
  dic: 12,
  des: 12,
  fev: 2,
  avr: 4,
  jui: 6,
  juil: 7,
  aou: 8,
  ene: 1,
  abr: 4,
  ago: 8,
  set: 9,
  gen: 1,
  mag: 5,
  giu: 6,
  lug: 7,
  ott: 10,
  mrt: 3,
}

/** A day as it was written; `certain` where day and month cannot be swapped. */
interface Found {
  readonly date: string
  readonly index: number
  readonly rating: number
}

function monthOf(name: string): number {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const short = plain.slice(0, 3)
  // The French June and July begin with the same three letters.
  return months.indexOf(short) + 1 || (others[plain.slice(0, 4)] ?? others[short] ?? 0)
}

function build(year: number, month: number, day: number): string | null {
  const full = year < 100 ? 2000 + year : year
  if (full < 1995 || full > 2045 || month < 1 || month > 12 || day < 1) return null
  if (day > new Date(Date.UTC(full, month, 0)).getUTCDate()) return null
  return `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function digits(text: string | undefined): number {
  return Number((text ?? '').replace(/\s/gu, '').replace(/[Oo]/gu, '0').replace(/[lI]/gu, '1'))
}

const d = String.raw`[\dOolI]`
const two = String.raw`${d}\s?${d}|${d}`
const numeric = new RegExp(
  String.raw`(?<!${d})(${two})\s?([./-])\s?(${two})\s?\2\s?((?:19|2[0Oo])\s?${d}{2}(?!\s?[:.])|${d}{2}(?!${d}))`,
  'gu',
)
const iso = new RegExp(String.raw`(?<!\d)((?:19|20)\d{2})\s?([./-])\s?(${d}{1,2})\s?\2\s?(${d}{1,2})`, 'gu')
const day_first_name = /(?<!\d)(\d{1,2})\s?[-./, ]?\s?(\p{L}{3,9})\.?\s?[-./, ']{0,2}\s?((?:19|20)\d{2}|\d{2}(?!\d))/gu
// As computers write it: Sun Jun 24 20:49:53 2018.
const with_time_between = /(\p{L}{3,9})\s+(\d{1,2})\s+\d{1,2}:\d{2}(?::\d{2})?\s+((?:19|20)\d{2})/gu
const month_first_name =
  /(\p{L}{3,9})\.?\s?[-./, ]?\s?(\d{1,2})(?:st|nd|rd|th)?\s?[-./, ']{1,3}\s?((?:19|20)\d{2}|\d{2})(?!\d)/gu

function rate(line: string, at: number): number {
  const near = line.slice(Math.max(0, at - 14), at).toLowerCase()
  const hasName = /date|datum|fecha|data|dato/u.test(near) ? 2 : 0
  const hasTime = /\d{1,2}[:.]\d{2}/u.test(line.slice(at + 6)) || /\d{1,2}:\d{2}/u.test(line) ? 1 : 0
  const isOther = /valid|expir|until|bis|before|survey|since|seit/iu.test(line) ? -3 : 0
  return hasName + hasTime + isOther
}

function findAll(line: string, index: number, dayFirst: boolean): Found[] {
  const found: Found[] = []
  const add = (date: string | null, at: number, bonus: number) => {
    if (date !== null) found.push({ date, index, rating: rate(line, at) + bonus })
  }
  for (const [, year, , month, day] of line.matchAll(iso))
    add(build(digits(year), digits(month), digits(day)), line.indexOf(year ?? ''), 1)
  for (const match of line.matchAll(numeric)) {
    const [, first, , second, year] = match
    const [a, b, c] = [digits(first), digits(second), digits(year)]
    const bonus = (year ?? '').replace(/\s/gu, '').length === 4 ? 1 : 0
    const [day, month] = dayFirst ? [a, b] : [b, a]
    add(build(c, month, day) ?? build(c, day, month), match.index, bonus)
  }
  // 15 de agosto de 2023; spaces that were put into the name of a month.
  const said = line.replace(/(?<=[\d\p{L}])\sdel?\s/giu, ' ')
  const tight = said.replace(/(?<=\p{L})\s(?=\p{L})/gu, '')
  for (const match of [...said.matchAll(day_first_name), ...tight.matchAll(day_first_name)])
    add(build(digits(match[3]), monthOf(match[2] ?? ''), digits(match[1])), match.index, 1)
  for (const match of [...line.matchAll(month_first_name), ...line.matchAll(with_time_between)]) {
    const bonus = /'\d{2}$/u.test(match[0]) || match[0].includes(':') ? 2 : 1
    add(build(digits(match[3]), monthOf(match[1] ?? ''), digits(match[2])), match.index, bonus)
  }
  return found
}

/** The day of the purchase, YYYY-MM-DD, which is never a day to come; `dayFirst` tells how 03/04 is to be read. */
export function findDate(lines: readonly string[], dayFirst: boolean, today: Date): string | null {
  // A day is given for the clocks of other countries.
  const last = new Date(today.getTime() + 86_400_000).toISOString().slice(0, 10)
  const found = lines.flatMap((line, index) => findAll(line, index, dayFirst)).filter(({ date }) => date <= last)
  return found.toSorted((a, b) => b.rating - a.rating || a.index - b.index)[0]?.date ?? null
}
