import { expect, test } from 'vitest'
import { CallError } from '../../api/client/failure.ts'
import { takenField } from './taken-field.ts'

const conflict = (message: string | null) => new CallError(409, message, null)

test('a conflict is said at the field the server names', () => {
  expect(takenField(conflict('Username already taken'))).toEqual({
    name: 'username',
    message: 'Username already taken',
  })
  expect(takenField(conflict('This email belongs to somebody'))).toEqual({
    name: 'email',
    message: 'Email already in use',
  })
})

test('anything else is no matter of a field', () => {
  expect(takenField(conflict('Something else'))).toBeNull()
  expect(takenField(conflict(null))).toBeNull()
  expect(takenField(new CallError(400, 'Username is required', null))).toBeNull()
  expect(takenField(new Error('username'))).toBeNull()
})
