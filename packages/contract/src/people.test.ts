import { expect, it } from 'vitest'
import { greetingName, initials } from './people.ts'

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
