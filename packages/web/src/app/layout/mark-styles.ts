import { waiting_messages } from '@larder/contract/messages/offline/waiting-messages'
import { type Marked } from '../../offline/show/list-marked.ts'

const clock =
  "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2.6' stroke-linecap='round' stroke-linejoin='round'%3E%3Ccircle cx='12' cy='12' r='9.5'/%3E%3Cpath d='M12 6.5V12l3.5 2.5'/%3E%3C/svg%3E"

// The words of the last line are for whoever listens; a browser that does not know them shows the clock alone.
const mark = `
  position: absolute;
  width: 0.75rem;
  height: 0.75rem;
  pointer-events: none;
  background-color: var(--mui-palette-text-secondary);
  mask: url("data:image/svg+xml,${clock}") center / contain no-repeat;
  color: transparent;
  overflow: hidden;
  content: "\\2022";
  content: "\\2022" / "${waiting_messages.notSent}";`

interface Place {
  /** What a mark hangs on, where that has changes. */
  readonly on: readonly string[]
  readonly at: string
}

/** Where marks stand: always in a margin, so that they cover nothing. */
function listPlaces({ item_ids, entry_ids }: Marked, pathname: string): Place[] {
  const isShown = item_ids.some((item_id) => pathname === `/inventory/${item_id}`)
  return [
    {
      on: item_ids.map((item_id) => `article:has(#item-${item_id}-name)`),
      at: 'top: 4px; right: 6px;',
    },
    { on: isShown ? ['main header:has(h1)'] : [], at: 'top: 0.75rem; left: -14px;' },
    { on: ['li[data-event^="-"]'], at: 'top: calc(50% - 0.375rem); left: -14px;' },
    {
      on: [
        ...item_ids.map((item_id) => `li:has(#shopping-item-${item_id})`),
        ...entry_ids.map((entry_id) => `li[data-entry="${entry_id}"]:not([data-row])`),
      ],
      at: 'top: 3px; left: 3px;',
    },
    {
      on: [
        ...item_ids.map((item_id) => `[data-row="item-${item_id}"] > .row`),
        ...entry_ids.map((entry_id) => `[data-row][data-entry="${entry_id}"] > .row`),
      ],
      at: 'top: calc(50% - 0.375rem); left: 3px;',
    },
  ].filter(({ on }) => on.length > 0)
}

/** The style sheet that marks what has changes which have not been sent. */
export function writeMarks(marked: Marked, pathname: string): string {
  const rules = listPlaces(marked, pathname).map(({ on, at }) => {
    const selector = `:is(${on.join(', ')})`
    return `${selector} { position: relative; } ${selector}::after { ${mark} ${at} }`
  })
  return `@media screen { ${rules.join('\n')} }`
}
