import { type PaletteName } from '@larder/contract/constants'
import { categoryColour } from '@larder/contract/rules'

interface Glyph {
  /** Lines on a 24 px grid. */
  path: string
  /** Where the specification gives the category no colour of its own. */
  tone?: PaletteName
}

const box = 'M4.5 8 12 4l7.5 4v8L12 20l-7.5-4V8ZM4.5 8l7.5 4 7.5-4M12 12v8'
const snowflake =
  'M12 3.5v17M4.64 7.75l14.72 8.5M19.36 7.75 4.64 16.25M9.8 5 12 7.2 14.2 5M9.8 19l2.2-2.2 2.2 2.2M5 11l3-.8L7.2 7.2M19 13l-3 .8.8 3M19 11l-3-.8.8-3M5 13l3 .8-.8 3'

const glyphs: Readonly<Record<string, Glyph>> = {
  Dairy: { path: 'M8.5 3.5h7v3l2.5 4v9a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-9l2.5-4v-3ZM8.5 6.5h7M6 13h12' },
  Meat: {
    path: 'M4.5 9.5C4.5 6 8 4 11.5 4.5c4 .6 8 3.2 8 7.7 0 4.6-3.7 7.8-7.2 7.8-3 0-3-2.5-5-4.5s-2.8-3.4-2.8-6ZM10.4 11.2a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0',
  },
  Produce: {
    path: 'M12 8C10.5 6.7 8.8 6.5 7.5 7.3 5.3 8.6 5 12 6.3 15.3c1 2.7 2.6 4.7 4.2 4.7.6 0 1-.3 1.5-.3s.9.3 1.5.3c1.6 0 3.2-2 4.2-4.7C19 12 18.7 8.6 16.5 7.3 15.2 6.5 13.5 6.7 12 8ZM12 8c0-2 1-3.7 3-4.5',
  },
  Grains: {
    tone: 'warning',
    path: 'M12 21V9M12 9c-1.8-1.2-1.8-3.8 0-5.5 1.8 1.7 1.8 4.3 0 5.5ZM12 14c-2.5 0-4-1.5-4-4 2.5 0 4 1.5 4 4Zm0 0c2.5 0 4-1.5 4-4-2.5 0-4 1.5-4 4ZM12 19c-2.5 0-4-1.5-4-4 2.5 0 4 1.5 4 4Zm0 0c2.5 0 4-1.5 4-4-2.5 0-4 1.5-4 4Z',
  },
  Beverages: {
    path: 'M6.5 8h11l-1.2 11.2a1 1 0 0 1-1 .8H8.7a1 1 0 0 1-1-.8L6.5 8ZM12 8l1.5-4.5H16M7 12.5h10',
  },
  Snacks: {
    path: 'M20 12a8 8 0 1 1-8-8c0 2 1.2 3.3 3 3.3 0 2 1.3 3.2 3 3 .2 1 1 1.7 2 1.7ZM9 10v.01M14 15v.01M9.5 15v.01M12.8 11.5v.01',
  },
  'Canned Goods': {
    tone: 'secondary',
    path: 'M6 6.5C6 4.5 18 4.5 18 6.5v11c0 2-12 2-12 0v-11ZM6 6.5c0 2 12 2 12 0M6 11c0 2 12 2 12 0',
  },
  'Frozen Foods': { tone: 'primary', path: snowflake },
  Frozen: { path: snowflake },
  Baking: { tone: 'warning', path: 'M4 11h16c0 4.5-3.2 8-8 8s-8-3.5-8-8ZM13.5 11l5-7M9 18.5 8.5 20.5h7l-.5-2' },
  Condiments: {
    tone: 'error',
    path: 'M10 3.5h4v3c2 1 2.5 2.5 2.5 4.5v8.5a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1V11c0-2 .5-3.5 2.5-4.5v-3ZM7.5 12.5h9M7.5 17h9',
  },
  Spices: {
    tone: 'error',
    path: 'M8 9h8l1 10.5a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1L8 9ZM8 9c0-3 1.5-5 4-5s4 2 4 5M10.5 6.8v.01M13.5 6.8v.01M7.5 14h9',
  },
  Hygiene: {
    tone: 'secondary',
    path: 'M8 11h8a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V12a1 1 0 0 1 1-1ZM10 11V8.5h4V11M12 8.5V4.5M8.5 4.5H14c1.5 0 2 .8 2 2',
  },
  Cleaning: {
    tone: 'info',
    path: 'M9 9.5h5l2 4v6a1 1 0 0 1-1 1H8.5a1 1 0 0 1-1-1v-6l1.5-4ZM9.5 9.5V4H15l1 2.5h-2.5v3M19 4.5v.01M20.5 7v.01M19 9.5v.01',
  },
  'Pet Supplies': {
    tone: 'warning',
    path: 'M12 13c-2.5 0-5 2.3-5 4.5 0 1.5 1 2.5 2.3 2.5 1 0 1.7-.5 2.7-.5s1.7.5 2.7.5c1.3 0 2.3-1 2.3-2.5 0-2.2-2.5-4.5-5-4.5ZM6 12.8a1.4 1.8 0 1 0 0-3.6 1.4 1.8 0 0 0 0 3.6ZM10 9a1.4 1.9 0 1 0 0-3.8A1.4 1.9 0 0 0 10 9ZM14 9a1.4 1.9 0 1 0 0-3.8A1.4 1.9 0 0 0 14 9ZM18 12.8a1.4 1.8 0 1 0 0-3.6 1.4 1.8 0 0 0 0 3.6Z',
  },
  'Office Supplies': {
    tone: 'primary',
    path: 'm4.5 19.5 1-4L16 5a1.8 1.8 0 0 1 2.5 0l.5.5a1.8 1.8 0 0 1 0 2.5L8.5 18.5l-4 1ZM14 7l3 3',
  },
  Electronics: {
    tone: 'info',
    path: 'M9.5 17.5h5M10 20.5h4M12 3.5a5.5 5.5 0 0 0-3.3 9.9c.6.5.8 1.1.8 1.8v2.3h5v-2.3c0-.7.2-1.3.8-1.8A5.5 5.5 0 0 0 12 3.5Z',
  },
  Seafood: {
    path: 'M16 12c-2-3.5-4.7-5-7.5-5C6 7 4 9 3 12c1 3 3 5 5.5 5 2.8 0 5.5-1.5 7.5-5ZM16 12c1.5-1.5 3-2.5 5-3-.7 2-.7 4 0 6-2-.5-3.5-1.5-5-3ZM7.5 10.8v.01',
  },
  Bakery: {
    path: 'M5 11C3.5 10 3.5 6 7 6h10c3.5 0 3.5 4 2 5v7a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7ZM10 10.5v4.5M14 10.5v4.5',
  },
  Pantry: {
    path: 'M8 3.5h8v3H8v-3ZM7 9a2.5 2.5 0 0 1 2.5-2.5h5A2.5 2.5 0 0 1 17 9v9.5a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V9ZM7 12h10M7 17h10',
  },
  'Dry Goods': {
    tone: 'secondary',
    path: 'M8 4h8l-1.5 3.5c3 2 4 5 4 8.5 0 2.5-1 4.5-3 4.5h-7c-2 0-3-2-3-4.5 0-3.5 1-6.5 4-8.5L8 4ZM9.5 7.5h5',
  },
  Household: {
    path: 'M4.5 11 12 4.5l7.5 6.5M6.5 9.5V19a1 1 0 0 0 1 1h9a1 1 0 0 0 1-1V9.5M10 20v-5.5h4V20',
  },
  'Personal Care': {
    path: 'M12 3.5c3.5 4.2 5.5 7.2 5.5 10a5.5 5.5 0 0 1-11 0c0-2.8 2-5.8 5.5-10ZM9.5 13.8a2.6 2.6 0 0 0 2.5 2.6',
  },
}

/** The drawing and the tone of a category; whatever a household invents is a plain box. */
export function glyphOf(category: string | null): { path: string; tone: PaletteName } {
  // A household may call a category anything, `constructor` included.
  const glyph = category !== null && Object.hasOwn(glyphs, category) ? glyphs[category] : undefined
  const own = categoryColour(category)
  return { path: glyph?.path ?? box, tone: own === 'default' ? (glyph?.tone ?? own) : own }
}
