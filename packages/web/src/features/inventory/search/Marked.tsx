import { use } from 'react'
import { findMarks } from './find-marks.ts'
import { FindingContext } from './finding.ts'
import css from './Marked.module.css'

/** A text in which what was searched for is marked. */
export function Marked({ text }: { text: string }) {
  const finding = use(FindingContext)
  if (finding === null) return text
  const marks = findMarks(text, finding.words)
  return (
    <>
      {marks.map(([from, to], index) => [
        text.slice(marks[index - 1]?.[1] ?? 0, from),
        <mark key={from} className={css.mark}>
          {text.slice(from, to)}
        </mark>,
      ])}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  )
}
