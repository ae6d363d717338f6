import { deleted_messages } from '@larder/contract/messages/inventory/deleted-messages'
import { useCanWrite } from '../../session/can-write.ts'
import { DeletedButton } from '../../shared/deleted/DeletedButton.tsx'
import { ButtonRow } from '../../ui/page/button-row.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'

/** The way to what was deleted, for whoever looks for it after the fact. */
export function DeletedSection() {
  if (!useCanWrite()) return null
  return (
    <SectionCard title={deleted_messages.section} text={deleted_messages.hint}>
      <ButtonRow>
        <DeletedButton />
      </ButtonRow>
    </SectionCard>
  )
}
