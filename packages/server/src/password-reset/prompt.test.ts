import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { Interrupted, askHidden } from './prompt.ts'

function createTerminal() {
  const setRawMode = vi.fn<(mode: boolean) => void>()
  const input = Object.assign(new PassThrough(), { setRawMode })
  const output = new PassThrough()
  return { input, output, shown: () => String(output.read() ?? ''), setRawMode }
}

test('what is typed is read, mended and never shown', async () => {
  const terminal = createTerminal()
  const answer = askHidden(terminal, 'Password: ')
  for (const keys of ['hux', '\u007f', 'sh', '\r']) terminal.input.write(keys)
  expect(await answer).toBe('hush')
  expect(terminal.shown()).toBe('Password: \n')
  expect(terminal.setRawMode.mock.calls).toEqual([[true], [false]])
})

test('a character of several units goes as one', async () => {
  const terminal = createTerminal()
  const answer = askHidden(terminal, '')
  terminal.input.write('a🧀\u007fb\n')
  expect(await answer).toBe('ab')
})

test.each([
  ['Ctrl-C', '\u0003'],
  ['the end of the input', undefined],
])('%s gives up, and gives the terminal back', async (_, key) => {
  const terminal = createTerminal()
  const answer = askHidden(terminal, '')
  terminal.input.end(key)
  await expect(answer).rejects.toThrow(Interrupted)
  expect(terminal.setRawMode).toHaveBeenLastCalledWith(false)
})
