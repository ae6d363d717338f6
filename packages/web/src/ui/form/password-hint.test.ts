import { describe, expect, test } from 'vitest'
import { common_passwords, common_words } from './common-passwords.ts'
import { judgePassword } from './password-hint.ts'

const common = 'Many people use this password, so it is tried first. A few words in a row are harder to guess.'
const pattern = 'This follows a simple pattern. A few words in a row are harder to guess.'
const personal = 'This is close to your own name. A few words in a row are harder to guess.'

test.each([
  ['password', common],
  ['Password1!', common],
  ['P@ssw0rd', common],
  ['iloveyou', common],
  ['sunshine2024', common],
  ['1q2w3e4r', common],
  ['q1w2e3r4', common],
  ['12345678', pattern],
  ['19840512', pattern],
  ['qwertyui', pattern],
  ['Qwertz123', common],
  ['abcdefgh', pattern],
  ['zyxwvuts', pattern],
  ['aaaaaaaa', pattern],
  ['abcabcabcabc', pattern],
  ['sunflowersunflower', pattern],
  ['AdaLovelace', personal],
  ['adalovelace99', personal],
])('%s is easy to guess', (password, hint) => {
  expect(judgePassword(password, ['adalovelace', 'ada@example.org'])).toBe(hint)
})

describe('nothing is said', () => {
  test.each([
    'correct horse battery',
    'a long enough one',
    'tRq8-vLm2',
    'Blumenkohl mit Käse',
    '483920174652',
    'horsebatteryhorsebattery',
    'passing clouds at dawn',
  ])('of %s', (password) => {
    expect(judgePassword(password, ['ada', 'bo@example.org', ''])).toBeNull()
  })

  test('of one that is too short: that is said already', () => {
    expect(judgePassword('passwor')).toBeNull()
  })
})

test('the lists are a few hundred, and each in the form that is looked for', () => {
  const all = [...common_passwords, ...common_words]
  expect(all.length).toBeGreaterThan(400)
  expect(all.length).toBeLessThan(1000)
  expect(all.filter((word) => word !== word.toLowerCase())).toEqual([])
})
