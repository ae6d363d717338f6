import { messages } from '@larder/contract/messages'
import { type User } from '@larder/contract/user'
import { expect, test } from 'vitest'
import { CallError } from '../../api/client/failure.ts'
import { fullName, isEmailConflict, toProfileRequest, toUserForm, typedSince } from './user-form.ts'

const ada: User = { username: 'ada', email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace' }

test('a missing name is an empty field', () => {
  expect(toUserForm({ ...ada, email: null, first_name: null, last_name: null })).toEqual({
    username: 'ada',
    email: '',
    first_name: '',
    last_name: '',
    current_password: '',
  })
})

test('only what was typed after the form was sent outlives the answer', () => {
  const sent = toUserForm(ada)
  expect(typedSince(sent, { ...sent })).toEqual({})
  expect(typedSince(sent, { ...sent, first_name: 'Augusta', last_name: '' })).toEqual({
    first_name: 'Augusta',
    last_name: '',
  })
})

test('a person goes by both names, by one, or by the username', () => {
  expect(fullName(ada)).toBe('Ada Lovelace')
  expect(fullName({ ...ada, first_name: null })).toBe('Lovelace')
  expect(fullName({ ...ada, first_name: null, last_name: '' })).toBe('ada')
})

test('only a conflict about the email belongs to the email', () => {
  expect(isEmailConflict(new CallError(409, messages.auth.emailInUse, null))).toBe(true)
  expect(isEmailConflict(new CallError(400, messages.auth.emailInvalid, null))).toBe(false)
  expect(isEmailConflict(new CallError(409, 'Somebody was faster', null))).toBe(false)
  expect(isEmailConflict(new CallError(409, null, null))).toBe(false)
  expect(isEmailConflict(new Error('email'))).toBe(false)
})

test('the payload is the specification’s, and has the password where one was typed', () => {
  const fields = { email: 'ada@example.com', first_name: 'Ada', last_name: null }
  expect(toProfileRequest({ ...fields, current_password: '' })).toEqual(fields)
  expect(toProfileRequest({ ...fields, current_password: 'secret' })).toEqual({ ...fields, current_password: 'secret' })
})
