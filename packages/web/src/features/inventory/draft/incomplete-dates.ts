const date_fields = ['purchase_date', 'expiry_date'] as const

/**
 * A day that is half typed, or does not exist, is nothing to the browser: without a second look it would be saved
 * as no date at all. What stands in for it here is refused by the schema with the field's own sentence.
 */
export function withIncompleteDates<Input extends object>(input: Input): Input {
  const incomplete = date_fields.filter((name) => {
    const field = document.getElementById(`field-${name}`)
    return field instanceof HTMLInputElement && field.validity.badInput
  })
  return { ...input, ...Object.fromEntries(incomplete.map((name) => [name, 'incomplete'])) }
}
