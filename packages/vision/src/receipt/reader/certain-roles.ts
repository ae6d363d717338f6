import { plain } from '../values/plain.ts'
import { hasSumWord } from '../values/sum-words.ts'
import { type Role, roles } from './roles.ts'

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
  [
    'total',
    /\b(?:balance due|balance to pay|amount due|amount payable|amt due|total due|total to pay|grand total|gesamtbetrag|zu zahlen|total ttc|net a payer|a pagar|te betalen|genel toplam|do zaplaty|att betala|fizetendo)\b|\bbal \d+ \d\d$/u,
  ],
  [
    'payment',
    /\b(?:visa|mastercard|girocard|maestro|amex|ec cash|ec karte|kartenzahlung|lastschrift|bargeld|apple pay|carte bancaire|bancomat|dankort|bankkort)\b/u,
  ],
  ['subtotal', /\b(?:net sales|sub ?total\w?|zwischensumme|sous total|subtotale|subtotaal)\b/u],
]

/** The role that the words of a row leave no doubt about. */
export function findCertainRole(text: string): Role | null {
  const words = plain(text)
  return certain.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

const doubt = 0.05

/** The chances with this share of some roles given to another. */
function move(
  chances: Readonly<Record<Role, number>>,
  from: readonly Role[],
  to: Role,
  share: number,
): Record<Role, number> {
  const moved = from.reduce((sum, role) => sum + share * chances[role], 0)
  const less = Object.fromEntries(from.map((role) => [role, (1 - share) * chances[role]]))
  return { ...chances, ...less, [to]: chances[to] + moved }
}

// The last rows of a photo are sums on most receipts, but not on the first photo of a long one.
const unnamed_sum = 0.85

/** The chances of a row's roles once its words are taken at their word. */
export function trustWords(text: string, chances: Readonly<Record<Role, number>>): Record<Role, number> {
  const role = findCertainRole(text)
  if (role !== null)
    return move(
      chances,
      roles.filter((other) => other !== role),
      role,
      1 - doubt,
    )
  const isSum = chances.total + chances.subtotal > 0.5
  return isSum && /\p{L}{3}/u.test(text) && !hasSumWord(text)
    ? move(chances, ['total', 'subtotal'], 'item', unnamed_sum)
    : chances
}
