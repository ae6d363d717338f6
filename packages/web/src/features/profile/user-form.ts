import { type ProfileRequest, type User } from '@larder/contract/user'
import { CallError } from '../../api/client/failure.ts'

/** What the form holds; the username is shown in it but never sent. */
export interface UserFormValues {
  username: string
  email: string
  first_name: string
  last_name: string
  /** Asked for where the server wants it for a new email. */
  current_password: string
}

/** A user as form text. */
export function toUserForm(user: User): UserFormValues {
  return {
    username: user.username,
    email: user.email ?? '',
    first_name: user.first_name ?? '',
    last_name: user.last_name ?? '',
    current_password: '',
  }
}

/** What was typed while a save was under way: the answer knows nothing of it and must not take it away. */
export function typedSince(sent: UserFormValues, now: UserFormValues): Partial<UserFormValues> {
  const names = Object.keys(now) as (keyof UserFormValues)[]
  return Object.fromEntries(names.filter((name) => now[name] !== sent[name]).map((name) => [name, now[name]]))
}

/** The name a person goes by in writing: both names, else the username. */
export function fullName(user: User): string {
  return [user.first_name, user.last_name].filter(Boolean).join(' ') || user.username
}

/** True where the server refused because of the email: such a complaint belongs to its field. */
export function isEmailConflict(error: unknown): boolean {
  return error instanceof CallError && error.status === 409 && /email/i.test(error.serverMessage ?? '')
}

/** What is sent: the fields of the specification, and the password where one was asked for. */
export function toProfileRequest({ current_password, ...fields }: ProfileRequest): ProfileRequest {
  return current_password ? { ...fields, current_password } : fields
}

/** True where the server knows who asks and wants more before it does this. */
export const isRefused = (error: unknown): error is CallError => error instanceof CallError && error.status === 403
