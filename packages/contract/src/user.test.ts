import fc from 'fast-check'
import { expect, it } from 'vitest'
import { greetingName, initials, loginRequest, profileResponse, registerForm, registerRequest } from './user.ts'

const ann = { username: 'ann', email: 'ann@example.org', password: 'long enough' }
const sentences = (result: { error?: { issues: { message: string }[] } | undefined }): string[] =>
  result.error?.issues.map((issue) => issue.message) ?? []

it('asks for both words at log-in', () => {
  expect(sentences(loginRequest.safeParse({ username: ' ', password: '' }))).toEqual([
    'Username is required',
    'Password is required',
  ])
})

it.each([
  [{ email: '' }, 'Email is required'],
  [{ email: 'ann' }, 'Email address is invalid'],
  [{ email: 'a b@c.d' }, 'Email address is invalid'],
  [{ password: 'short' }, 'Password must be at least 8 characters long'],
  [{ password: '' }, 'Password is required'],
  [{ time_zone: 'Mars/Olympus' }, 'Time zone is unknown'],
])('refuses %j: %s', (change, sentence) => {
  expect(sentences(registerRequest.safeParse({ ...ann, ...change }))[0]).toBe(sentence)
})

it('registers without names, and keeps a password as typed', () => {
  expect(registerRequest.parse({ ...ann, password: '  spaced  ', first_name: '' })).toEqual({
    ...ann,
    password: '  spaced  ',
    first_name: null,
    last_name: null,
  })
})

it('compares the passwords also where another field is wrong', () => {
  expect(sentences(registerForm.safeParse({ ...ann, username: '', confirmPassword: 'other' }))).toEqual([
    'Username is required',
    'Passwords do not match',
  ])
})

it('reads a profile with and without its wrapping', () => {
  const bare = { username: 'ann', email: 'ann@example.org' }
  const user = { ...bare, first_name: null, last_name: null }
  expect(profileResponse.parse(bare)).toEqual({ user })
  expect(profileResponse.parse({ user: bare })).toEqual({ user })
})

it.each([
  [{ username: 'ann', first_name: 'Ann', last_name: 'lee' }, 'AL'],
  [{ username: 'ann', first_name: 'éva', last_name: null }, 'É'],
  [{ username: 'bob', first_name: ' ', last_name: '' }, 'B'],
  [{ username: '🥕x' }, '🥕'],
  [{}, 'U'],
])('%j has the initials %s', (person, letters) => {
  expect(initials(person)).toBe(letters)
})

it('greets by the first name, else the username', () => {
  expect(greetingName({ username: 'ann', first_name: 'Ann' })).toBe('Ann')
  expect(greetingName({ username: 'ann', first_name: ' ' })).toBe('ann')
})

// The form by which addresses are judged in so many words; it takes too long over long ones.
const email_in_words = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

it('takes every address with a dot behind the @, between two characters, and no other', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '@', '.', ' '), maxLength: 9 })
  fc.assert(
    fc.property(text, (email) => {
      expect(registerRequest.safeParse({ ...ann, email }).success).toBe(email_in_words.test(email.trim()))
    }),
    { numRuns: 2_000 },
  )
})
