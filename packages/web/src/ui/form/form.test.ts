import { messages } from '@larder/contract/messages'
import { loginRequest, registerForm } from '@larder/contract/user'
import { expect, test } from 'vitest'
import { contractResolver, errorsByField } from './form.tsx'

const options = { fields: {}, shouldUseNativeValidation: false }
const complaint = (message: string) => ({ type: 'contract', message })

test('what the schema makes of the values is what is submitted', async () => {
  const resolve = contractResolver(loginRequest, (values: { username: string; password: string }) => values)
  const { values, errors } = await resolve({ username: '  ada ', password: ' x ' }, undefined, options)
  expect(values).toEqual({ username: 'ada', password: ' x ' })
  expect(errors).toEqual({})
})

test('each field gets its own sentence, rules over several fields included', async () => {
  const resolve = contractResolver(registerForm, (values: Record<string, string>) => values)
  const typed = {
    username: ' ',
    email: 'ada',
    password: 'short',
    confirmPassword: 'other',
    first_name: '',
    last_name: '',
  }
  const { errors } = await resolve(typed, undefined, options)
  expect(errors).toEqual({
    username: complaint(messages.auth.usernameRequired),
    email: complaint(messages.auth.emailInvalid),
    password: complaint(messages.auth.passwordTooShort),
    confirmPassword: complaint(messages.auth.passwordsDiffer),
  })
})

test('texts are turned into what the schema takes before it judges them', async () => {
  const resolve = contractResolver(loginRequest, (values: { name: string }) => ({
    username: values.name,
    password: 'x',
  }))
  expect((await resolve({ name: 'ada' }, undefined, options)).values).toEqual({ username: 'ada', password: 'x' })
})

test('the first complaint of a field wins, and one about the whole stands at the root', () => {
  expect(
    errorsByField([
      { path: ['quantity'], message: 'first' },
      { path: ['quantity'], message: 'second' },
      { path: [], message: 'whole' },
    ]),
  ).toEqual({ quantity: complaint('first'), root: complaint('whole') })
})
