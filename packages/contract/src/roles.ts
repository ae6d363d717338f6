/** What somebody may do in a household, from the least on: a viewer reads everything and writes nothing. */
export const roles = ['viewer', 'member', 'owner'] as const
export type Role = (typeof roles)[number]

/** Whether a role is enough for what needs another one. */
export const isEnough = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed)
