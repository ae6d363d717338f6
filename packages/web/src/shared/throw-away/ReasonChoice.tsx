import { discard_reasons } from '@larder/contract/discard'
import { throw_away_messages as words } from '@larder/contract/messages/throw-away-messages'
import { useFormContext, useFormState } from 'react-hook-form'
import text from '../../ui/text.module.css'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import css from './ReasonChoice.module.css'

/** Why something is thrown away: four words, one tap. */
export function ReasonChoice() {
  const { register, clearErrors } = useFormContext()
  const isMissing = useFormState().errors['reason'] !== undefined
  const field = register('reason', { onChange: () => clearErrors('reason') })
  return (
    <fieldset className={css.reasons} aria-describedby={isMissing ? 'throw-away-reason-complaint' : undefined}>
      <legend className={`${text.body2} ${css.legend}`}>{words.reason}</legend>
      <div className={css.choices}>
        {discard_reasons.map((reason) => (
          <label key={reason} className={`${text.body1} ${css.choice}`}>
            <input type="radio" value={reason} {...field} style={visuallyHidden} />
            {words.reasons[reason]}
          </label>
        ))}
      </div>
      {isMissing && (
        <p id="throw-away-reason-complaint" role="alert" className={`${text.caption} ${css.complaint}`}>
          {words.reasonMissing}
        </p>
      )}
    </fieldset>
  )
}
