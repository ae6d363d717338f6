import { parentPort } from 'node:worker_threads'
import { type MatchedFacts, matchItems } from './match-items.ts'
import type { MatchAnswer, MatchRequest } from './match-messages.ts'

type ListedFacts = MatchedFacts & { readonly is_demo: boolean | null }

// So many are written as one piece, which the main thread sends on as it is.
const piece_items = 512

const coming: MatchedFacts[] = []
const there: MatchedFacts[] = []

const show = ({ item_id, item_name, brand, quantity, unit_of_measure }: MatchedFacts) => ({
  item_id,
  item_name,
  brand,
  quantity,
  unit_of_measure,
})

const tell = (answer: MatchAnswer): void => parentPort?.postMessage(answer)

function tellItems(): void {
  const matches = matchItems(coming, there)
  for (let from = 0; from < coming.length; from += piece_items) {
    const items = coming.slice(from, from + piece_items).map((item) => {
      const match = matches.get(item.item_id)
      return { ...show(item), match: match === undefined ? null : show(match) }
    })
    tell({ kind: 'piece', text: JSON.stringify(items).slice(1, -1) })
  }
}

function tellPlan(keep_apart: readonly number[]): void {
  const apart = new Set(keep_apart)
  const mixing = coming.filter(({ item_id }) => !apart.has(item_id))
  const pairs = [...matchItems(mixing, there)].map(([item_id, match]) => [item_id, match.item_id] as const)
  tell({ kind: 'piece', text: JSON.stringify(Object.fromEntries(pairs)) })
  tell({ kind: 'counted', coming: coming.length, matched: pairs.length })
}

// Text comes and goes: as objects the thread that sends or receives them would be busy for longer than anybody should wait.
parentPort?.on('message', (request: MatchRequest) => {
  if (request.kind === 'there') there.push(...(JSON.parse(request.page) as ListedFacts[]))
  else if (request.kind === 'coming')
    coming.push(...(JSON.parse(request.page) as ListedFacts[]).filter(({ is_demo }) => is_demo !== true))
  else {
    if (request.kind === 'list') tellItems()
    else tellPlan(request.keep_apart)
    tell({ kind: 'done' })
  }
})
