/** One way to read an amount, in hundredths, and how unlikely it is: 0 where it stands there so. */
export interface Money {
  readonly cents: number
  readonly cost: number
}

const lookalikes: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  D: '0',
  Q: '0',
  U: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  '!': '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
  G: '6',
  b: '6',
  q: '9',
  g: '9',
}

const misread = /[OoDQUlIi|!SsBZzGbqg]/gu

/** Without what stands behind the hundredths: flags of the tax. */
function cutFlags(text: string): string {
  const end = /\d[.,]\d\d(?=[^\d.,-])/u.exec(text)
  return end === null ? text : text.slice(0, end.index + end[0].length)
}

/** Letters between figures are figures. */
function toFigures(given: string): string {
  const text = cutFlags(given.replace(/(?<=[\d.,]) (?=[\d.,])/gu, ''))
  return text.replace(misread, (letter, at: number) => {
    const [before, after] = [text[at - 1] ?? '', text[at + 1] ?? '']
    return /[\d.,]/u.test(before) || /[\d.,]/u.test(after) ? (lookalikes[letter] ?? letter) : letter
  })
}

function cents(whole: string, rest: string): number {
  return Number(whole.replace(/\D/gu, '') || '0') * 100 + Number(rest.padEnd(2, '0').slice(0, 2))
}

/** The ways to read figures with or without their mark, the likeliest first; `decimals` is what the till prints. */
function readFigures(figures: string, decimals: 0 | 2): Money[] {
  const digits = figures.replace(/\D/gu, '')
  if (decimals === 0) {
    const bare = /^(.*)[.,]00$/u.exec(figures)?.[1] ?? figures
    return [{ cents: cents(bare, ''), cost: 0 }]
  }
  const marked = /^(.*)[.,·](\d{1,3})$/u.exec(figures)
  if (marked === null) {
    // The mark was lost: 318 is 3.18.
    const found = digits.length >= 3 ? [{ cents: Number(digits), cost: 0.5 }] : []
    return [...found, { cents: Number(digits) * 100, cost: digits.length < 3 ? 1 : 3 }]
  }
  const [, whole = '', rest = ''] = marked
  if (rest.length === 2) return [{ cents: cents(whole, rest), cost: 0 }]
  if (rest.length === 1)
    return [
      { cents: cents(whole, rest), cost: 1 },
      { cents: Number(digits), cost: 2 },
    ]
  // Three figures behind the mark: the last is a flag that was read as one, or the mark parts the thousands.
  return [
    { cents: cents(whole, rest), cost: 1 },
    { cents: Number(digits) * 100, cost: 1.5 },
    { cents: Number(digits), cost: 2.5 },
  ]
}

const most_figures = 9

/** The amounts that a text may stand for, the likeliest first; nothing where it has no figures. */
export function readMoney(text: string, decimals: 0 | 2): Money[] {
  const isNegative = /^[^\d]*[-–—(]|\d\s*[-–—]/u.test(text)
  const runs = toFigures(text).match(/[\d.,·']+/gu) ?? []
  const run = (runs.find((each) => /\d/u.test(each)) ?? '').replaceAll("'", '')
  const figures = run.replace(/^[.,·](?!\d\d$)/u, '').replace(/(?<![.,·])[.,·]+$/u, '')
  if (figures === '' || figures.replace(/\D/gu, '').length > most_figures) return []
  return readFigures(figures, decimals).map((money) => (isNegative ? { ...money, cents: -money.cents } : money))
}

/** Whether a till prints decimals: most amounts end with a mark and two figures where it does. */
export function findDecimals(texts: readonly string[]): 0 | 2 {
  const marked = texts.filter((text) => /[.,]\s?\d{2}(?!\d)/u.test(text)).length
  return marked >= 0.3 * texts.length ? 2 : 0
}
