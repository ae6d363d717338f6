/** What asks; fetched with whatever can be typed into. */
export function loadQuestion() {
  return import('./unsaved-question.tsx')
}
