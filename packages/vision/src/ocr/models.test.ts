import { expect, it } from 'vitest'
import { loadEnglish, loadLatin, verifyModel } from './models.ts'

it('loads no file that was changed', () => {
  expect(() => verifyModel('detector', Buffer.from('other weights'))).toThrow('ch_PP-OCRv4_det_infer.onnx')
})

it('has a letter for each class of the recognisers', async () => {
  const [english, latin] = await Promise.all([loadEnglish(), loadLatin()])
  expect([english.letters.length, latin.letters.length]).toEqual([97, 250])
  expect(latin.letters.slice(0, 95)).toEqual(english.letters.slice(0, 95))
  expect(latin.letters).toEqual(expect.arrayContaining(['ä', 'é', 'ñ', 'ß', 'ş', 'ł', 'ő', '€', ' ']))
})
