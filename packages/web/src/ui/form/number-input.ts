import { roundQuantity } from '@larder/contract/values/units'
import { type InputHTMLAttributes, type KeyboardEvent } from 'react'
import { number_format } from './number-format.ts'

interface NumberInputOptions {
  unit?: string | null | undefined
  min?: number
}

/** What an arrow key makes of a typed number; null where the key is no arrow or the text no number. */
export function stepTyped(text: string, key: string, { unit, min = 0 }: NumberInputOptions): string | null {
  const step = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : null
  const value = number_format.read(text, unit) ?? 0
  return step === null || Number.isNaN(value)
    ? null
    : number_format.write(Math.max(min, roundQuantity(value + step)), unit)
}

// React hears of a value that was set past it where the input event follows.
function replaceText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * The `<input>` of a number: text to the browser, because a number field reports what it does not understand as empty
 * and lets the wheel change it. The arrow keys step as they do there.
 */
export function numberInput(options: NumberInputOptions = {}): InputHTMLAttributes<HTMLInputElement> {
  return {
    inputMode: 'decimal',
    autoComplete: 'off',
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const stepped = stepTyped(event.currentTarget.value, event.key, options)
      if (stepped === null || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      replaceText(event.currentTarget, stepped)
    },
  }
}
