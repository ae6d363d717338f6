/** Lower case, without accents, letters and digits apart from everything else. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/gu, 'ss')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
}

/** How many letters have to be changed, added or left out. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced)
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** Whether a word that was read is that word; long ones may have a letter or two wrong. */
export function isLike(read: string, word: string): boolean {
  if (read === word) return true
  const slack = word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0
  return slack > 0 && Math.abs(read.length - word.length) <= slack && editDistance(read, word) <= slack
}

/** Whether words stand in a text one after the other, wherever spaces were lost; `loose` forgives misread letters. */
export function hasPhrase(text: string, phrase: string, loose: boolean): boolean {
  const isWord = loose ? isLike : (read: string, word: string) => read === word
  const [words, wanted] = [text.split(' '), phrase.split(' ')]
  for (let start = 0; start + wanted.length <= words.length; start++) {
    if (wanted.every((word, index) => isWord(words[start + index] ?? '', word))) return true
  }
  return wanted.length > 1 && words.some((word) => isWord(word, wanted.join('')))
}

/** What a line below or between the items is about. */
export type Topic =
  | 'total'
  | 'subtotal'
  | 'tax'
  | 'payment'
  | 'change'
  | 'discount'
  | 'rounding'
  | 'service'
  | 'deposit'
  | 'count'
  | 'saving'

type Phrases = Readonly<Partial<Record<Topic, readonly string[]>>>

const list = (text: string) => text.split(', ')

/** Words that name a sum, however they are spelled: English, Malay, German, French, Spanish, Italian, Dutch. */
const sums: Phrases = {
  subtotal: list(
    'subtotal, sub total, sub ttl, subttl, sub tot, subtotale, zwischensumme, sous total, subtotaal, tussentotaal, net sales, gross amt, gross amount, sub totl, merchandise',
  ),
  total: list(
    'total, totl, grand total, net amt, net amount, amount due, amt due, balance due, total due, amount payable, summe, gesamt, gesamtbetrag, gesamtsumme, zu zahlen, endbetrag, zahlbetrag, a payer, net a payer, montant du, a pagar, totale, da pagare, totaal, te betalen, jumlah, pay this amount',
  ),
}

/** Words that name a sum only where nothing else stands beside them. */
const lone_sums: Phrases = {
  subtotal: list('net, amount, netto, food'),
  total: list('balance, betrag, montant, importe, importo, ttl, tot, amount rm'),
}

/** What is said about a sum makes it another thing: a total of taxes is a tax. */
const taxes = list('tax, gst, vat, mwst, ust, tva, iva, btw, hst, sst, steuer, taxes')

const others: Phrases = {
  saving: list('saving, savings, you saved, ersparnis, gespart, points, punkte'),
  rounding: list('rounding, round adj, rounding adj, rundung, arrondi, afronding, redondeo, arrotondamento'),
  count: list(
    'qty total, item count, items sold, no of items, number of items, quantity out, anzahl artikel, artikel anzahl, posten, nombre articles, nb articles, numero articulos, aantal artikelen, item s, qty s, tot qty, qty, items',
  ),
  service: list(
    'service charge, serv charge, svc chg, service chg, serv chg, svc, gratuity, suggested tip, trinkgeld, pourboire, propina, mancia, delivery fee',
  ),
  change: list(
    'change, chng, ruckgeld, zuruck, wechselgeld, rendu, monnaie, cambio, resto, wisselgeld, baki, your change',
  ),
  payment: list(
    'cash, tendered, cash tendered, visa, mastercard, master card, amex, debit, credit, credit card, ec karte, girocard, kartenzahlung, bargeld, gegeben, geg, especes, carte bancaire, efectivo, tarjeta, contanti, contant, pinnen, paid, paid amount, payment, tunai, amount tendered, bezahlt, gift card, approval, auth, acct, maestro, received, master',
  ),
  discount: list(
    'discount, disc, rabatt, nachlass, preisvorteil, coupon, remise, reduction, rebate, descuento, sconto, korting, void, storno, promotion',
  ),
  tax: list('sales tax, txtl, svr tax, state tax, local tax, taxable, mehrwertsteuer').concat(taxes),
  deposit: list('pfand, pfd, leergut, einweg, mehrweg, consigne, statiegeld, cauzione, bottle deposit, crv, deposit'),
}

/** Words that name a payment, a service or a tax only where nothing else stands beside them: CASHEW BAR is food. */
const lone_others: Phrases = {
  payment: list('bar, pin, card, karte, carta, carte, tender, bank, ec'),
  service: list('tip, service, tips'),
  discount: list('off, less, comp, bonus, promo'),
}

function find(phrases: Phrases, test: (phrase: string) => boolean): Topic | null {
  for (const [topic, known] of Object.entries(phrases)) if (known.some(test)) return topic as Topic
  return null
}

function topicOfSum(sum: Topic, text: string): Topic {
  const has = (...phrases: string[]) => phrases.some((phrase) => ` ${text} `.includes(` ${phrase} `))
  if (has('qty', 'quantity', 'item', 'items', 'item s', 'artikel', 'articles', 'pcs')) return 'count'
  if (has('saving', 'savings', 'saved')) return 'saving'
  if (has('discount', 'disc', 'rabatt')) return 'discount'
  if (
    /\b(?:total|totl) (?:gst|tax|vat|mwst|iva|tva|btw|sst)\b/u.test(text) ||
    /\b(?:gst|tax|vat|mwst|ust|iva|tva|btw) (?:total|summe)\b/u.test(text)
  )
    return 'tax'
  if (has('included', 'includes')) return 'tax'
  return /\b(?:excl\w*|supplies)\b/u.test(text) ? 'subtotal' : sum
}

/** What a line is about, if it is not a thing that was bought. `counted` lines begin with a number of pieces: those name goods. */
export function topicOf(text: string, counted = false): Topic | null {
  const words = plain(text)
    .split(' ')
    .filter((word) => /\p{L}/u.test(word) && !/^\d+$/u.test(word))
    .map((word) =>
      word
        .replace(/(?<=\p{L})1|1(?=\p{L})/gu, 'l')
        .replace(/(?<=\p{L})0|0(?=\p{L})/gu, 'o')
        .replace(/\d+/gu, ''),
    )
    .filter(Boolean)
  if (words.length === 0) return null
  const all = words.join(' ')
  const start = words.slice(0, 3).join(' ')
  const joined = words.slice(0, 4).join('')
  const sum = find(
    sums,
    (phrase) =>
      hasPhrase(words.slice(0, 6).join(' '), phrase, true) ||
      (joined.length < 12 && isLike(joined, phrase.replace(/ /gu, ''))),
  )
  if (sum !== null) return topicOfSum(sum, all)
  const lone = words.filter((word) => word.length > 1 && !/^(?:rm|eur|euro|usd|zu|in)$/u.test(word)).join(' ')
  const alone = find(lone_sums, (phrase) => lone === phrase) ?? find(lone_others, (phrase) => lone === phrase)
  if (alone !== null && !counted) return alone
  // So many of a thing are goods, but so many deposits are deposits.
  const known = counted ? { deposit: others.deposit ?? [] } : others
  return find(known, (phrase) => hasPhrase(start, phrase, phrase.length >= 10))
}
