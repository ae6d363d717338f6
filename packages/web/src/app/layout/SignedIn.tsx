import { Live } from '../../live/Live.tsx'
import { PhotosWatch } from '../../shared/waiting-photos/PhotosWatch.tsx'
import { HouseholdWatch } from './HouseholdWatch.tsx'
import { OutboxWatch } from './OutboxWatch.tsx'
import { Shortcuts } from './Shortcuts.tsx'

/** What is at work on every screen of a signed-in person, in one file that comes after the first paint. */
export function SignedIn() {
  return (
    <>
      <Shortcuts />
      <HouseholdWatch />
      <Live />
      <OutboxWatch />
      <PhotosWatch />
    </>
  )
}
