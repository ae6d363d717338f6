import { later } from '../../ui/later.tsx'

/** For the few who are looking at the demo; the list asks for it as soon as it knows. */
export const DemoNotice = later(async () => (await import('./DemoNotice.tsx')).DemoNotice)
