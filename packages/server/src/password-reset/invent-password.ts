import { randomInt } from 'node:crypto'

// Without those that look alike: it is read from a screen and typed on a phone.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const groups = 4
const group_length = 5

function inventGroup(): string {
  return Array.from({ length: group_length }, () => letters[randomInt(letters.length)]).join('')
}

/** A password of a hundred random bits that can be read aloud. */
export function inventPassword(): string {
  return Array.from({ length: groups }, inventGroup).join('-')
}
