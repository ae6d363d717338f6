import { photo_api } from '@larder/contract/calls/photo-api'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

/** Nothing is written on it, and no code: only its looks tell what it is. */
const bottle = `
  <rect x="75" y="-40" width="50" height="30" rx="5" fill="#222"/>
  <path d="M80 -10 h40 v60 q40 20 40 60 v170 q0 20 -20 20 h-80 q-20 0 -20 -20 v-170 q0 -40 40 -60 z" fill="#3a1a5e"/>
  <rect x="42" y="130" width="116" height="100" fill="#efe6d0"/>
  <path d="M50 220 L100 145 L150 220 Z" fill="#6a3fa0"/><circle cx="128" cy="155" r="12" fill="#e0a020"/>`

interface Shot {
  readonly x: number
  readonly size: number
  readonly wall: string
}

/** The bottle on a table, from where the photographer stood. */
async function photograph({ x, size, wall }: Shot): Promise<Buffer> {
  const table = '<rect y="640" width="1200" height="160" fill="#7a5a3c"/>'
  const thing = `<g transform="translate(${x} ${640 - 300 * size}) scale(${size})">${bottle}</g>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">${table}${thing}</svg>`
  const room = sharp({ create: { width: 1200, height: 800, channels: 3, background: wall } })
  const picture = await room
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer()
  return sharp(picture).jpeg({ quality: 85 }).toBuffer()
}

async function look(client: Client, shot: Shot) {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(await photograph(shot))], { type: 'image/jpeg' }), 'photo.jpg')
  const { status, body } = await client.postForm(photo_api.recognizeProduct.path, form)
  expect(status).toBe(200)
  return photo_api.recognizeProduct.response.parse(body).results
}

const shots: readonly Shot[] = [
  { x: 400, size: 1.4, wall: '#b8b2a6' },
  { x: 250, size: 1.5, wall: '#9aa7a0' },
  { x: 700, size: 1.3, wall: '#cfc6b4' },
]
const later: Shot = { x: 500, size: 1.45, wall: '#a9b3bd' }

test(
  'a thing without a word on it is unknown, is confirmed three times, and is known',
  { timeout: 240_000 },
  async () => {
    const [owner, otherUser] = [await larder.register(), await larder.register()]
    const { item_id } = await addItem(owner, { item_name: 'Elderberry Syrup', category: 'Pantry' })
    await addItem(otherUser, { item_name: 'Elderberry Syrup', category: 'Pantry' })
    const isSyrup = ({ match }: { match?: { item_id: number } | null | undefined }) => match?.item_id === item_id

    const was_known: boolean[] = []
    for (const shot of shots) {
      const { products, unnamed = [] } = await look(owner, shot)
      was_known.push(products.some(isSyrup))
      // What nobody could name is named by these as well.
      const crop_ids = [...products, ...unnamed].flatMap((seen) => seen.crop_ids ?? [])
      expect(crop_ids.length).toBeGreaterThan(0)
      const params = { id: String(item_id) }
      // Whoever is not of the household cannot add anything to what it knows.
      expect((await otherUser.send(photo_api.confirmCrops, { params, body: { crop_ids } })).status).toBe(404)
      expect(await owner.call(photo_api.confirmCrops, { params, body: { crop_ids } })).toEqual({
        message: 'Learned. The next photo will know it better.',
      })
    }

    // The first time nothing speaks for it; after one or two it may be known already, which is as good.
    expect(was_known[0]).toBe(false)
    const [known] = (await look(owner, later)).products.filter(isSyrup)
    expect(known).toMatchObject({ product_name: 'Elderberry Syrup', category: 'Pantry', read_text: null })
    expect(known?.confidence).toBeGreaterThanOrEqual(0.3)
    expect((await look(otherUser, later)).products.filter(({ match }) => match !== null)).toEqual([])
  },
)
