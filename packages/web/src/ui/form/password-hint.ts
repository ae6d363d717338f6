import { password as limits } from '@larder/contract/constants'
import { password_messages } from '@larder/contract/messages/login-messages'
import { common_passwords, common_words } from './common-passwords.ts'

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '!@#$%^&*()',
]
const reverse = (text: string): string => [...text].toReversed().join('')
const sequences = [...rows, ...rows.map(reverse)]

// A number of so few digits is a date or a telephone, and soon tried out.
const short_number = 12
const short_unit = 4
/** So much before or after a word makes no other password of it. */
const most_added = 5
const shortest_name = 4

/** The piece that a text is made of by repeating it, which may be the text itself. */
function unitOf(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1))
}

const meant_letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
const spellOut = (text: string): string => [...text].map((sign) => meant_letters[sign] ?? sign).join('')

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign)

/** A word without the figures and signs that people add to it. */
function stripAdded(text: string): string {
  const signs = [...text]
  const first = signs.findIndex(isLetter)
  const last = signs.findLastIndex(isLetter)
  return first === -1 || signs.length - (last + 1 - first) > most_added ? text : signs.slice(first, last + 1).join('')
}

const isCommon = (text: string): boolean =>
  [text, spellOut(text), stripAdded(text), spellOut(stripAdded(text))].some(
    (form) => common_passwords.has(form) || common_words.has(form),
  )

function isPattern(text: string): boolean {
  const unit = unitOf(text)
  if (unit.length < text.length && (unit.length <= short_unit || isCommon(unit) || isPattern(unit))) return true
  if (text.length < short_number && /^\d+$/.test(text)) return true
  const core = stripAdded(text)
  return sequences.some((sequence) => sequence.includes(text) || (core.length > short_unit && sequence.includes(core)))
}

function isPersonal(text: string, personal: readonly string[]): boolean {
  const names = personal.flatMap((name) => [name, name.split('@')[0] ?? '']).map((name) => name.trim().toLowerCase())
  return names.some(
    (name) => name.length >= shortest_name && text.includes(name) && text.length - name.length <= most_added,
  )
}

/** What speaks against a password that is long enough, or null; it goes nowhere from here. */
export function judgePassword(password: string, personal: readonly string[] = []): string | null {
  if (password.length < limits.min_length) return null
  const text = password.toLowerCase()
  if (isPersonal(text, personal)) return password_messages.personal
  if (isCommon(text)) return password_messages.common
  return isPattern(text) ? password_messages.pattern : null
}
