const rows = 'main li'
/** What fades in by itself where its words change. */
const parts = `${rows}, main :is(p, dd, h1)`

const timing = { duration: 200, easing: 'ease-out' } as const

type Said = Map<Element, string>

/** What an element says, its ticks included. */
function wordsOf(element: Element): string {
  const ticks = Array.from(element.querySelectorAll('input'), ({ checked }) => (checked ? 1 : 0))
  return `${element.textContent} ${ticks.join('')}`
}

const readWords = (): Said =>
  new Map(Array.from(document.querySelectorAll(parts), (element) => [element, wordsOf(element)]))

// The rows of Shop Mode hold their own place (use-row-motion.ts): to scroll along once more would move them.
const held_rows = 'main li:not([data-row])'

/** Where rows lie in the document, whatever is scrolled. */
const readPlaces = (): Map<Element, number> =>
  new Map(
    Array.from(document.querySelectorAll(held_rows), (row) => [row, row.getBoundingClientRect().top + window.scrollY]),
  )

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** The new rows, and of everything else that says something new the innermost. */
export function findChanged(before: Said, now: Said): Element[] {
  const changed = [...now].flatMap(([element, words]) => {
    const last = before.get(element)
    return last === words || (last === undefined && element.tagName !== 'LI') ? [] : [element]
  })
  return changed.filter((element) =>
    before.has(element)
      ? !changed.some((other) => other !== element && element.contains(other))
      : !changed.some((other) => other !== element && !before.has(other) && other.contains(element)),
  )
}

function fadeIn(before: Said, now: Said): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const element of findChanged(before, now)) {
    // The rows of Shop Mode move by themselves.
    if (isInView(element) && element.getAnimations().length === 0)
      element.animate([{ opacity: 0.2 }, { opacity: 1 }], timing)
  }
}

/** How far the page has to scroll so that the first row in view that says the same is where it was. */
function findShift(places: Map<Element, number>, before: Said, now: Said): number {
  const bar = document.querySelector('header')?.getBoundingClientRect().height ?? 0
  for (const [row, top] of places) {
    if (top < window.scrollY + bar || !now.has(row) || before.get(row) !== now.get(row)) continue
    return row.getBoundingClientRect().top + window.scrollY - top
  }
  return 0
}

/** Follows what changes on the page, before it is painted. Returns the function that ends it. */
function followPage(): () => void {
  const root = document.documentElement
  let said = readWords()
  let places = readPlaces()
  const observer = new MutationObserver(() => {
    const now = readWords()
    // At the very beginning of a page nothing is held, as browsers have it.
    const by = window.scrollY > 0 ? findShift(places, said, now) : 0
    if (Math.abs(by) >= 1) window.scrollBy({ top: by, behavior: 'instant' })
    fadeIn(said, now)
    said = now
    places = readPlaces()
  })
  observer.observe(document.querySelector('main') ?? root, { childList: true, characterData: true, subtree: true })
  // A browser that scrolled along too would do it twice.
  root.style.overflowAnchor = 'none'
  return () => {
    observer.disconnect()
    root.style.overflowAnchor = ''
  }
}

// From an answer to its screen; longer on a slow phone with a long list.
const render_ms = 150
let under_way = 0
let endFollowing: (() => void) | null = null

/** Shows what another phone changed: it fades in, and what is looked at stays where it is while rows come and go above it. */
export async function showChanges(refetch: () => Promise<unknown>): Promise<void> {
  under_way += 1
  endFollowing ??= followPage()
  try {
    await refetch()
    await new Promise((resolve) => setTimeout(resolve, render_ms))
  } finally {
    under_way -= 1
    if (under_way === 0) {
      endFollowing()
      endFollowing = null
    }
  }
}
