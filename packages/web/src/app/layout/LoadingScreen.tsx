import { base_messages } from '@larder/contract/messages/base-messages'
import text from '../../ui/text.module.css'
import css from './LoadingScreen.module.css'

/** What stands in while it is not known yet what to show; a short wait for code is not worth a word, so it comes late. */
export function LoadingScreen({ late = false }: { late?: boolean }) {
  return (
    <output className={late ? `${css.screen} ${css.late}` : css.screen}>
      <span className={text.quiet}>{base_messages.app.loading}</span>
    </output>
  )
}
