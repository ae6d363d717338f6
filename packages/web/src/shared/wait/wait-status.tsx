import { wait_messages, type WaitWords } from '@larder/contract/messages/wait-messages'
import { type ReadingProgress } from '@larder/contract/reading-progress'
import { useEffect, useState } from 'react'
import { ProgressLine } from '../../ui/states/progress-line.tsx'
import text from '../../ui/text.module.css'
import { describeWait } from './describe-wait.ts'
import css from './wait-status.module.css'
import { useCalm } from './use-calm.ts'

// By then most photos are read.
const late_ms = 10_000
// Slow enough for a word to be read.
const text_ms = 700

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), late_ms)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}

/** What is named already, else what was read last or why nothing is to be seen yet; whoever listens does not hear what was read. */
function WaitNote({ reading, words }: { reading: ReadingProgress | null; words: WaitWords }) {
  const isLate = useIsLate()
  const names = reading?.names ?? []
  const isRead = reading?.text !== undefined && names.length === 0
  const read = useCalm(reading?.text ?? '', text_ms)
  const { foundSoFar, waitingHint, readingHint } = wait_messages
  const hint = reading?.stage === 'waiting' ? waitingHint : isLate ? words.lateHint : readingHint
  const note = names.length > 0 ? foundSoFar(names) : hint
  return (
    <>
      {isRead && (
        <p aria-hidden className={css.read}>
          {read}
        </p>
      )}
      <output className={css.note} hidden={isRead}>
        {note}
      </output>
    </>
  )
}

interface WaitStatusProps {
  /** How much of the photo is sent, from 0 to 1; null where nothing is waited for. */
  sent: number | null
  reading: ReadingProgress | null
  words: WaitWords
  /** What stands there meanwhile. */
  hint?: string
}

/** How far the photo is, or what will become of it, in a place that is kept for it. */
export function WaitStatus({ sent, reading, words, hint = '' }: WaitStatusProps) {
  const wait = sent === null ? null : describeWait(sent, reading, words)
  return (
    <div className={`${css.status} ${text.body2} ${text.quiet}`}>
      <div className={css.stage}>
        <output>{wait?.stage ?? hint}</output>
        <span aria-hidden className={css.count}>
          {wait?.count}
        </span>
      </div>
      {wait && <ProgressLine label={wait.stage} share={wait.share} />}
      {wait && <WaitNote reading={reading} words={words} />}
    </div>
  )
}
