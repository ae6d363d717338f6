import * as z from 'zod/mini'
import { device_code as code_limits, password as password_limits, text_limits } from './constants.ts'
import { optionalLine, orNull, requestBody, requiredLine, requiredText, whenObject } from './values/fields.ts'
import { base_messages } from './messages/base-messages.ts'

// A dot between two characters behind the @, and only one way to find it, so that a long address is refused at once.
const email_form = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/
const email = requiredLine('Email', base_messages.auth.emailRequired).check(
  z.regex(email_form, base_messages.auth.emailInvalid),
)
const username = requiredLine('Username', base_messages.auth.usernameRequired)

// What nobody sees, or what turns the text around: two names that look the same would be two people.
const isVisible = (name: string): boolean => !/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(name)

/** A new name in the one form that all its spellings by Unicode have; log-in takes it however it is spelt. */
const newUsername = username.check(
  z.normalize('NFKC'),
  z.trim(),
  z.maxLength(text_limits.name, base_messages.input.tooLong('Username', text_limits.name)),
  z.refine(isVisible, base_messages.auth.usernameInvisible),
)
const password = requiredText('Password', base_messages.auth.passwordRequired, password_limits.max_length)
const newPassword = password.check(z.minLength(password_limits.min_length, base_messages.auth.passwordTooShort))
const first_name = z._default(optionalLine('First name'), null)
const last_name = z._default(optionalLine('Last name'), null)

function isTimeZone(name: string): boolean {
  // Newer engines take +05:00 as a zone too; PostgreSQL reads its sign the other way round.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

export const timeZone = z.string(base_messages.input.timeZone).check(z.refine(isTimeZone, base_messages.input.timeZone))

// Left out where it is empty: the payload of everybody else stays as the specification has it.
const device_code = z.optional(
  z.pipe(
    optionalLine('Code', code_limits.max_length),
    z.transform((code: string | null) => code ?? undefined),
  ),
)

/** Login payload, and the code from another device where there is one. */
export const loginRequest = requestBody({ username, password, device_code })

/** Registration payload; the browser adds its time zone, so that "today" is the household's. */
export const registerRequest = requestBody({
  username: newUsername,
  email,
  password: newPassword,
  first_name,
  last_name,
  time_zone: z.optional(timeZone),
})

/**
 * Profile update payload; the username cannot be changed. Beyond the specification: a new email is a new way to log in, so
 * that it needs the password too.
 */
export const profileRequest = requestBody({
  email,
  current_password: z.optional(password),
  first_name: z.optional(optionalLine('First name')),
  last_name: z.optional(optionalLine('Last name')),
})

/** A user as the API shows it. */
export const user = z.object({
  username: z.string(),
  email: orNull(z.string()),
  first_name: orNull(z.string()),
  last_name: orNull(z.string()),
  time_zone: z.optional(z.string()),
  /** In the household that is shown; without one of the words of roles.ts an owner. */
  role: z.optional(z.string()),
  /** The household that is shown. */
  household_id: z.optional(z.number()),
})

/** Login and registration answer with a token and the user it stands for. */
export const sessionResponse = z.object({ token: z.string(), user })

/** Hosts that photos are sent to in order to be read; none where this server reads them itself. */
export const photosSentTo = z.object({ receipt: z.optional(z.string()), recognition: z.optional(z.string()) })

/** The profile with the calendar day of its time zone, wrapped; a server may also answer with the bare user. */
const wrappedProfile = z.object({
  user,
  photos_sent_to: z.optional(photosSentTo),
  today: z.optional(z.object({ day: z.string(), as_of: z.string() })),
})
export const profileResponse = z.union([
  wrappedProfile,
  z.pipe(
    user,
    z.transform((bare): z.output<typeof wrappedProfile> => ({ user: bare })),
  ),
])

/** What the register form holds: the payload and the repeated password. */
export const registerForm = requestBody({
  username: newUsername,
  email,
  password: newPassword,
  confirmPassword: z.string(),
  first_name,
  last_name,
}).check(
  z.refine((form) => form.password === form.confirmPassword, {
    error: base_messages.auth.passwordsDiffer,
    path: ['confirmPassword'],
    when: whenObject,
  }),
)

export type LoginRequest = z.output<typeof loginRequest>
export type RegisterRequest = z.output<typeof registerRequest>
export type ProfileRequest = z.output<typeof profileRequest>
export type PhotosSentTo = z.output<typeof photosSentTo>
export type User = z.output<typeof user>

interface Person {
  username?: string | null | undefined
  first_name?: string | null | undefined
  last_name?: string | null | undefined
}

const firstLetter = (text: string | null | undefined): string => [...(text ?? '').trim()][0]?.toUpperCase() ?? ''

/** What the avatar shows: initials of the names, else the first letter of the username, else U. */
export function initials(person: Person): string {
  return firstLetter(person.first_name) + firstLetter(person.last_name) || firstLetter(person.username) || 'U'
}

/** The name a person is greeted by: the first name, else the username. */
export function greetingName(person: Person): string {
  return person.first_name?.trim() || person.username || ''
}

/** Whether a profile with this email instead of the stored one lets somebody log in by another address. */
export function isOtherEmail(stored: string | null | undefined, wanted: string): boolean {
  return (stored ?? '').toLowerCase() !== wanted.trim().toLowerCase()
}
