import { Tensor } from 'onnxruntime-node'
import { loadOwnModel, type ModelFacts, type OwnModel } from '../../recognition/models.ts'
import type { Row } from '../layout/rows.ts'
import { type Placed, encodeRows, facts_of_row, letters_of_row } from './encode-rows.ts'
import { trustWords } from './certain-roles.ts'
import { type Role, type Tag, roles, tags } from './roles.ts'
import { type Piece, cutPieces } from './pieces.ts'

/** A row, how likely it is each of the roles, and the pieces it consists of. */
export interface LabelledRow {
  readonly row: Row
  readonly role: Role
  readonly chances: Readonly<Record<Role, number>>
  readonly pieces: readonly Piece[]
}

let model: Promise<OwnModel<ModelFacts> | null> | undefined

/** Reads with the model of another folder from now on: the folds of the training are scored so. */
export function useRowReaderOf(folder: URL): void {
  model = loadOwnModel('row-reader', folder)
}

async function useModel() {
  const loaded = await (model ??= loadOwnModel('row-reader'))
  if (loaded === null) throw new Error('The model that reads the rows of receipts is missing')
  return loaded.session
}

/** Numbers of any size to shares of one. */
function toChances(scores: Float32Array): number[] {
  const most = Math.max(...scores)
  const powers = [...scores].map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

function indexOfMost(values: ArrayLike<number>): number {
  let best = 0
  for (let index = 1; index < values.length; index++) if ((values[index] ?? 0) > (values[best] ?? 0)) best = index
  return best
}

function label(row: Row, placed: readonly Placed[], scores: Float32Array, letters: Float32Array): LabelledRow {
  const chances = toChances(scores)
  const said = placed.map((_, at): Tag => {
    const start = at * tags.length
    return tags[indexOfMost(letters.subarray(start, start + tags.length))] ?? 'other'
  })
  const read = Object.fromEntries(roles.map((role, index) => [role, chances[index] ?? 0])) as Record<Role, number>
  const trusted = trustWords(row.text, read)
  const role = roles[indexOfMost(roles.map((name) => trusted[name]))] ?? 'info'
  return { row, role, chances: trusted, pieces: cutPieces(placed, said) }
}

/** What each row is for and what its words say, by the model that was trained on generated receipts. */
export async function labelRows(rows: readonly Row[]): Promise<LabelledRow[]> {
  if (rows.length === 0) return []
  const session = await useModel()
  const { letters, places, facts, texts } = encodeRows(rows)
  const count = rows.length
  const found = await session.run({
    letters: new Tensor('int64', letters, [1, count, letters_of_row]),
    places: new Tensor('float32', places, [1, count, letters_of_row]),
    facts: new Tensor('float32', facts, [1, count, facts_of_row]),
  })
  const role_scores = found['roles']?.data as Float32Array
  const tag_scores = found['tags']?.data as Float32Array
  const in_row = letters_of_row * tags.length
  return rows.map((row, index) =>
    label(
      row,
      texts[index] ?? [],
      role_scores.subarray(index * roles.length, (index + 1) * roles.length),
      tag_scores.subarray(index * in_row, (index + 1) * in_row),
    ),
  )
}
