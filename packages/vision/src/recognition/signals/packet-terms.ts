import type { Match, PacketIndex, Term } from '../../lexicon/packet-index.ts'
import { foldLetters } from '../../lexicon/fold-letters.ts'
import { packet_stopwords } from '../../lexicon/packet-stopwords.ts'
import { foldText } from '../naming/read-words.ts'
import { growBox, sharedArea } from '../sight/boxes.ts'
import type { SeenText } from '../sight/sight.ts'
import { weighPrint } from './text.ts'

/** A term of the lexicon that stands on a thing, in letters' worth of evidence. */
export interface FoundTerm {
  readonly term: Term
  readonly weight: number
  /** All letters of it were read, as far as print can be told apart. */
  readonly isSure: boolean
}

interface Find {
  readonly good: number
  readonly isSure: boolean
  readonly source: SeenText
  /** Its place among the words of that text. */
  readonly at: number
}

const most_letters = 10
const most_joined = 5
// Lists of contents name what is in it, not what it is.
const list_words = /\b(?:ingredients?|zutaten|ingr[ée]dients?|ingredienti|ingredientes|nutrition facts|contains)\b/iu
// The words of a table of nutrition are misread more often than its grams are.
const panel_line = /serving|calorie|carbohydrate|sodium|cholesterol|n[äa]hrwert|brennwert|kcal|\b[\dOo]{1,3} ?m?g\b/iu
const fewest_panel_lines = 3
const panel_print = 1.3
const most_words_in_name = 8
const longest_name = 80
const most_others = 4
const shortest_without = 7
// The largest print names a thing; what is beyond these is not worth the time.
const most_texts = 40

// What stands behind them says what else is in it: tuna in olive oil, bread with seeds, chocolat au lait.
const particles = new Set('with in mit im avec au aux con com en em met alla al ai med ile'.split(' '))
const behind_particle = 0.5
// What is said to be missing is not what it is: no sugar, ohne Gelatine, gluten free.
const missing_before = new Set(
  'no not non zero 0 kein keine without ohne sans senza sin sem zonder uden utan bez low less reduced weniger'.split(
    ' ',
  ),
)
const missing_behind = new Set(['free', 'frei', 'less'])

const heightOf = ({ box }: SeenText): number => Math.min(box.width, box.height)

/** Lines of one label: the second below or beside the first, no farther than their own height. */
function canFollow(first: Find, second: Find): boolean {
  if (first.source === second.source) return second.at > first.at && second.at - first.at <= 2
  const [one, other] = [first.source, second.source]
  const room = 1.2 * Math.max(heightOf(one), heightOf(other))
  const isAfter = other.box.y + other.box.height / 2 >= one.box.y
  return isAfter && sharedArea(growBox(one.box, room, room), other.box) > 0
}

/** Words side by side: two or three, and more where they are only letters. */
function joinRuns(words: readonly string[], at: number): (readonly string[])[] {
  const runs = [words.slice(at, at + 1)]
  for (let count = 2; count <= most_joined && at + count <= words.length; count++) {
    const run = words.slice(at, at + count)
    if (count <= 3 || run.filter(({ length }) => length > 2).length <= 2) runs.push(run)
  }
  return runs
}

/** A key that a text has, without its print: how well it fits, less where it stands behind a particle. */
interface TextMatch extends Match {
  readonly at: number
}

/** All keys in one reading; none in a list of contents. */
function matchReading(index: PacketIndex, text: string): TextMatch[] {
  if (text.length > longest_name || list_words.test(text)) return []
  const words = foldText(text).map(foldLetters)
  if (words.length > most_words_in_name) return []
  const particle = words.findIndex((word) => particles.has(word))
  return words.flatMap((_, at) => {
    const share = particle >= 0 && at > particle ? behind_particle : 1
    const runs = joinRuns(words, at).filter(
      (run) => !missing_before.has(words[at - 1] ?? '') && !missing_behind.has(words[at + run.length] ?? ''),
    )
    return runs.flatMap((run) => index.find(run).map((match) => ({ ...match, fit: match.fit * share, at })))
  })
}

/** What texts say, each asked once although it may stand on several things. */
const matched = new WeakMap<PacketIndex, WeakMap<SeenText, TextMatch[]>>()

function matchText(index: PacketIndex, source: SeenText): TextMatch[] {
  const known = matched.get(index) ?? new WeakMap<SeenText, TextMatch[]>()
  matched.set(index, known)
  const readings = [source.text, ...source.others.slice(0, most_others)]
  const found = known.get(source) ?? readings.flatMap((text) => matchReading(index, text))
  known.set(source, found)
  return found
}

/** The best reading of each key of the index. */
function collectFinds(index: PacketIndex, texts: readonly SeenText[]): Map<string, Find> {
  const finds = new Map<string, Find>()
  const largest = Math.max(1e-6, ...texts.map(heightOf))
  for (const source of texts) {
    const print = source.confidence * weighPrint(heightOf(source) / largest)
    for (const { key, fit, isSure, at } of matchText(index, source)) {
      const good = fit * print
      if (good > (finds.get(key)?.good ?? 0)) finds.set(key, { good, isSure, source, at })
    }
  }
  return finds
}

/** The parts that have to be read: readers lose the small words between others, as in Land O Lakes. */
function partsToRead(index: PacketIndex, { parts }: Term): readonly string[] {
  const long = parts.filter(({ length }) => length >= 3)
  const letters = long.join('')
  if (long.length === 1 && packet_stopwords.has(letters)) return parts
  // Without them it must be long enough, and no other term: a2 Milk is not milk.
  return letters.length < shortest_without || index.terms.has(letters) ? parts : long
}

/** A term that stands in several lines; null where a part is missing or they do not follow each other. */
function findParts(parts: readonly string[], finds: ReadonlyMap<string, Find>): Find | null {
  let least: Find | null = null
  let before: Find | undefined
  for (const part of parts) {
    const find = finds.get(part)
    if (find === undefined || (before !== undefined && !canFollow(before, find))) return null
    if (least === null || find.good < least.good) least = find
    before = find
  }
  return least
}

/** Words of a longer term say nothing of their own: peanut butter is no butter. */
function dropCovered(found: readonly FoundTerm[]): FoundTerm[] {
  return found.filter(
    ({ term }) =>
      !found.some(
        ({ term: other }) =>
          other.parts.length > term.parts.length && term.parts.every((part) => other.parts.includes(part)),
      ),
  )
}

/** Leaves out print as small as that of a table of nutrition: added sugars are no packet of sugar. */
function dropPanel(texts: readonly SeenText[]): readonly SeenText[] {
  const lines = texts.filter(({ text }) => panel_line.test(text)).map(heightOf)
  if (lines.length < fewest_panel_lines) return texts
  const middle = lines.toSorted((a, b) => a - b)[Math.floor(lines.length / 2)]!
  return texts.filter((text) => heightOf(text) > panel_print * middle)
}

/** Products and brands that the words on a thing stand for. */
export function findTerms(index: PacketIndex, texts: readonly SeenText[]): FoundTerm[] {
  const names = dropPanel(texts)
    .toSorted((a, b) => heightOf(b) - heightOf(a))
    .slice(0, most_texts)
  const finds = collectFinds(index, names)
  const found: FoundTerm[] = []
  const seen = new Set<Term>()
  function add(term: Term, find: Find | null): void {
    if (find === null || seen.has(term)) return
    seen.add(term)
    const weight = Math.min(most_letters, term.key.length) * find.good
    found.push({ term, weight, isSure: find.isSure })
  }
  for (const [key, find] of finds) {
    const term = index.terms.get(key)
    if (term !== undefined) add(term, find)
  }
  for (const key of finds.keys())
    for (const term of index.by_part.get(key) ?? []) add(term, findParts(partsToRead(index, term), finds))
  return dropCovered(found)
}
