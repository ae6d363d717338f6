/** What the thread that matches is told: pages of items as PostgreSQL wrote them, and at last what is wanted of them. */
export type MatchRequest =
  | { readonly kind: 'coming'; readonly page: string }
  | { readonly kind: 'there'; readonly page: string }
  | { readonly kind: 'list' }
  | { readonly kind: 'plan'; readonly keep_apart: readonly number[] }

/** What it answers: text in pieces, how many items come and how many of them are there. */
export type MatchAnswer =
  | { readonly kind: 'piece'; readonly text: string }
  | { readonly kind: 'counted'; readonly coming: number; readonly matched: number }
  | { readonly kind: 'done' }
