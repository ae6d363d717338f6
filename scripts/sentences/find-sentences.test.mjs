import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findErrorTexts, findSentences } from './find-sentences.mjs'

const packages = fileURLToPath(new URL('../../packages/', import.meta.url))

function sourcesOf(folder) {
  return readdirSync(packages + folder, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing/.test(name))
    .map((name) => ({ file: `${folder}/${name}`, source: readFileSync(`${packages}${folder}/${name}`, 'utf8') }))
}

/** What a search finds in a folder, as a list that says where. */
const listFound = (folder, find) =>
  sourcesOf(folder).flatMap(({ file, source }) =>
    find(file, source).map(({ text, line }) => `${file}:${line}: ${text.trim()}`),
  )

test('every sentence of the screens stands in contract/src/messages', () => {
  expect(listFound('web/src', findSentences)).toEqual([])
})

test('every sentence that the server answers with stands there too', () => {
  expect(listFound('server/src', findErrorTexts)).toEqual([])
})

test.each([
  ['<Button>Save</Button>', 'Save'],
  ['<Button>{busy ? "Saving..." : words.save}</Button>', 'Saving...'],
  ['<Box aria-label="Items" />', 'Items'],
  ['<Box title={`Edit ${name}`} />', 'Edit …'],
  ['<Dialog confirmLabel={busy ? words.busy : "Delete"} />', 'Delete'],
  ['const action = { label: "Undo", onClick }', 'Undo'],
  ['const steps = ["Review Products", other]', 'Review Products'],
  ['showToast("Item added successfully!")', 'Item added successfully!'],
])('finds the sentence of %s', (source, text) => {
  expect(findSentences('screen.tsx', source)).toEqual([{ text, line: 1 }])
})

test.each([
  '<Box className="whole" component="span" sx={{ border: "1px solid transparent" }} />',
  '<Button>{messages.save} ({count})</Button>',
  '<Field onKeyDown={({ key }) => key === "Escape" && close()} />',
  'throw new Error("No canvas to read pixels from")',
  'console.warn("The session could not be restored.")',
  'import { x } from "Some Module"',
])('takes %s for none', (source) => {
  expect(findSentences('screen.tsx', source)).toEqual([])
})

test('finds what an answer would carry', () => {
  const source =
    'throw new HttpError(404, "Not here"); logger.warn("the disk is full"); new HttpError(409, messages.taken)'
  expect(findErrorTexts('service.ts', source)).toEqual([{ text: 'Not here', line: 1 }])
})
