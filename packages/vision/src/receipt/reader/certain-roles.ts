import { plain } from '../values/plain.ts'
import type { Role } from './roles.ts'

/** Words that mean one thing wherever they stand, in the languages of Latin letters, without their accents. */
const certain: readonly (readonly [Role, RegExp])[] = [
  [
    'deposit',
    /\b(?:pfand\w?|einwegpfand|mehrwegpfand|pfandartikel|leergut|statiegeld|consigne|pant|pantti|crv|ca redemp\w*|cauzione|vratny obal|kaucja|envases? retorn\w*|bottle dep\w*|btl dep)\b/u,
  ],
  [
    'tax',
    /\b(?:mwst|mehrwertsteuer|toplam kdv|top\s?kdv|sales tax|state tax|service charge|serv(?:ice)? chg|svc chg|gratuity)\b/u,
  ],
  ['subtotal', /\b(?:sub ?total\w?|zwischensumme|sous total|subtotale|subtotaal)\b/u],
]

/** The role that the words of a row leave no doubt about. */
export function findCertainRole(text: string): Role | null {
  const words = plain(text)
  return certain.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

const doubt = 0.05

/** The chances of a row's roles once its words are taken at their word. */
export function trustWords(text: string, chances: Readonly<Record<Role, number>>): Record<Role, number> {
  const role = findCertainRole(text)
  if (role === null) return chances
  const others = Object.entries(chances).map(([name, chance]) => [name, doubt * chance])
  return { ...(Object.fromEntries(others) as Record<Role, number>), [role]: 1 - doubt * (1 - chances[role]) }
}
