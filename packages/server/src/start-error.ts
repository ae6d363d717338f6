/** A reason not to start that the operator can act on: main prints the sentence alone, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
