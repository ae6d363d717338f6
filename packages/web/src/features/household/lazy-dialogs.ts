import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'

/** What is asked for by a press: the page does not wait for it. */
export const MemberMenuList = lazyWithPreload(async () => (await import('./MemberMenuList.tsx')).MemberMenuList)
export const LeaveDialog = lazyWithPreload(async () => (await import('./LeaveDialog.tsx')).LeaveDialog)
export const NewHouseholdDialog = lazyWithPreload(
  async () => (await import('./NewHouseholdDialog.tsx')).NewHouseholdDialog,
)
export const InviteDialog = lazyWithPreload(async () => (await import('./invite/InviteDialog.tsx')).InviteDialog)
