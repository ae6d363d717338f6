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
