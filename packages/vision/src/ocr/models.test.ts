import { expect, it } from 'vitest'
import { loadLetters, verifyModel } from './models.ts'

it('loads no file that was changed', () => {
  expect(() => verifyModel('detector', Buffer.from('other weights'))).toThrow('ch_PP-OCRv4_det_infer.onnx')
})

it('has a letter for each class of the recognisers', async () => {
  const [english, latin] = await Promise.all([loadLetters('english_letters'), loadLetters('latin_letters')])
  expect([english.length, latin.length]).toEqual([97, 187])
  expect(english.slice(0, 3)).toEqual(['', '0', '1'])
  expect(latin).toEqual(expect.arrayContaining(['ä', 'é', 'ñ', 'ß', '€', ' ']))
})
