import text from '../text.module.css'
import css from './pick-chips.module.css'

interface PickChipsProps {
  /** What they are for, to whoever does not see the field beside them. */
  label: string
  choices: readonly string[]
  /** What the field says now. */
  picked: string
  onPick: (choice: string) => void
}

/** What most people mean, one tap each, on one line: the field beside it takes anything else. */
export function PickChips({ label, choices, picked, onPick }: PickChipsProps) {
  return (
    <fieldset aria-label={label} className={css.chips}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={`${text.body2} ${css.chip}`}
          aria-pressed={choice === picked}
          onClick={() => onPick(choice)}
        >
          {choice}
        </button>
      ))}
    </fieldset>
  )
}
