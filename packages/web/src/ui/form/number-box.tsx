import { useEffect, useRef } from 'react'
import { number_format } from './number-format.ts'
import { TextBox, type TextBoxProps } from './text-box.tsx'

/** Types a text where the caret is, as a key would; false where the field takes nothing of it. */
function typeText(input: HTMLInputElement, text: string): boolean {
  let isTaken = false
  const note = (): void => void (isTaken = true)
  input.addEventListener('input', note)
  // A number field tells nobody where its caret is: only the browser can type there.
  document.execCommand('insertText', false, text)
  input.removeEventListener('input', note)
  return isTaken
}

/** Types a decimal mark in the language of the browser, whichever that is: the one that makes a number of it. */
function typeMark(input: HTMLInputElement, typed: string): void {
  for (const mark of [typed, typed === ',' ? '.' : ',']) {
    const isTaken = typeText(input, mark)
    if (isTaken && !input.validity.badInput) return
    if (isTaken) document.execCommand('delete')
  }
  // Neither does yet, as in an empty field: then the one stands that the browser shows.
  if (!typeText(input, typed)) typeText(input, '.')
}

/**
 * Lets a number field take a comma and a point for the same. A browser drops the one that its language does not know, and
 * "1,25" becomes 125, or nothing at all, without a word.
 */
function takeBothMarks(input: HTMLInputElement | null, unit: string | null) {
  if (input === null) return undefined
  let isOwn = false
  const typeOwn = (type: () => void): void => {
    isOwn = true
    type()
    isOwn = false
  }
  const onType = (event: InputEvent): void => {
    const { data } = event
    if (isOwn || !event.cancelable || (data !== ',' && data !== '.')) return
    event.preventDefault()
    typeOwn(() => typeMark(input, data))
  }
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData?.getData('text') ?? ''
    if (!/[.,]/.test(pasted)) return
    event.preventDefault()
    const value = number_format.read(pasted, unit)
    if (value !== null && Number.isFinite(value)) typeOwn(() => typeText(input, String(value)))
  }
  input.addEventListener('beforeinput', onType)
  input.addEventListener('paste', onPaste)
  return () => {
    input.removeEventListener('beforeinput', onType)
    input.removeEventListener('paste', onPaste)
  }
}

// The wheel means the page, not the number that it happens to pass over.
const leaveField = ({ currentTarget }: { currentTarget: HTMLElement }): void => currentTarget.blur()

interface NumberBoxProps extends Omit<TextBoxProps, 'type' | 'inputRef'> {
  unit: string | null
  step: number
  min: number
  max: number
}

/** A field of `type="number"`, where the specification wants one, that reads numbers as people of any language type them. */
export function NumberBox({ unit, step, min, max, slotProps, ...box }: NumberBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => takeBothMarks(input.current, unit), [unit])
  return (
    <TextBox
      {...box}
      type="number"
      inputRef={input}
      slotProps={{
        ...slotProps,
        htmlInput: { step, min, max, inputMode: 'decimal', autoComplete: 'off', onWheel: leaveField },
      }}
    />
  )
}
