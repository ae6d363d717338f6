import { describe, expect, it } from 'vitest'
import { isForeignScript } from './language.ts'

/** Lines as they were read, each letter as sure as its line. */
const makeBoxes = (lines: readonly (readonly [text: string, confidence: number])[]) =>
  lines.map(([text, confidence]) => ({
    text,
    confidence,
    letters: [...text].map((letter, index) => ({ letter, at: index / text.length, confidence })),
  }))

const prices = ['31.67', '99.65', '4.38', '99.39', '18.87', '20.53'].map((price) => [price, 0.99] as const)

// What the recogniser makes of drawn receipts in other scripts.
const russian = [
  ['KACCOBbI0 YEK', 0.94],
  ['MAFA30H TATEPO4KA', 0.94],
  ['MOCKBA YNNLĮA JEHNHA 15', 0.92],
  ['XNEB 5OPOĄNHCKNŰ', 0.78],
  ['CbIP POCCNÛCKN0', 0.85],
  ['KOJBACA ĄOKTOPCKAA', 0.96],
  ['CNACNBO 3A MOKYNKY', 0.84],
] as const
const arabic = [
  ['čhuyo dwuò ò,gil', 0.59],
  ['cláy điÿ', 0.58],
  ['Lïowy jį', 0.5],
  ['đ iuRo olio', 0.54],
] as const
const greek = [
  ['Maooútņç A.E.', 0.83],
  ['A óôeiĘņ ÀiaviKńÇ', 0.68],
  ['Kotórouło vwnó', 0.8],
  ['EúvoÀo', 0.72],
] as const

describe('letters that cannot be read', () => {
  it.each([
    ['Russian', russian],
    ['Arabic', arabic],
    ['Greek', greek],
  ])('are told by their numbers, which can: %s', (_, lines) => {
    expect(isForeignScript(makeBoxes([...lines, ...prices]))).toBe(true)
  })

  it('are told by hardly any letters beside many numbers: Japanese', () => {
    const many = [...prices, ...prices]
    const lines = [['GĘES', 0.6] as const, ['KĻ1%464AB', 0.7] as const]
    expect(isForeignScript(makeBoxes([...lines, ...many]))).toBe(true)
    expect(isForeignScript(makeBoxes([['MILK BREAD', 0.97], ...many]))).toBe(false)
    expect(isForeignScript(makeBoxes([...lines, ['TOTAL', 0.7], ...many]))).toBe(false)
  })

  it('are not told from a photo on which the numbers are no better', () => {
    const faint = prices.map(([text]) => [text, 0.7] as const)
    expect(isForeignScript(makeBoxes([...arabic, ...faint]))).toBe(false)
  })

  it('are not told where one word of receipts was read', () => {
    expect(isForeignScript(makeBoxes([...russian, ['TOPLAM', 0.9], ...prices]))).toBe(false)
  })

  it('are not told from a few lines', () => {
    expect(isForeignScript(makeBoxes([...russian.slice(0, 2), ...prices]))).toBe(false)
    expect(isForeignScript(makeBoxes([...russian, ...prices.slice(0, 4)]))).toBe(false)
    expect(isForeignScript([])).toBe(false)
  })
})

it.each([
  ['Hungarian', 'KÁPOSZTA FEJES\nSZŐLŐ FEHÉR\nTÚRÓ RUDI\nPÁRIZSI SZELETELT\nGYÖNGYÖSI BOLT'],
  ['Turkish without a word of tills', 'YUMURTA 15Lİ\nTKK YARIM YAĞLI SÜT\nPOŞETİ BÜYÜK\nÇAY FİLİZİ'],
  ['abbreviations', 'NECT MIS MAGUAR\nFERM PO DR OET\nCOALH ITAM INT\nHRI CL CHS'],
])('reads %s, also where the print is bad', (_, text) => {
  const lines = text.split('\n').map((line) => [line, 0.9] as const)
  expect(isForeignScript(makeBoxes([...lines, ...prices]))).toBe(false)
})
