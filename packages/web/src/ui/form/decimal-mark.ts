import { type DecimalMark } from '@larder/contract/values/typed-numbers'

const known = new Map<string | undefined, DecimalMark>()

/** The decimal mark of a language, asked of the browser when a number is typed: its first answer takes a phone 30 ms. */
export function findDecimalMark(language: string | undefined): DecimalMark {
  const mark = known.get(language) ?? (new Intl.NumberFormat(language).format(1.5).includes(',') ? ',' : '.')
  known.set(language, mark)
  return mark
}
