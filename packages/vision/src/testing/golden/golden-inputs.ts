import type { DrawnPackage } from '../products.ts'

interface Shelf {
  readonly packages: readonly DrawnPackage[]
  readonly size: { readonly width: number; readonly height: number }
}

const round = (colour: string, x: number, y: number, width = 260, height = width): DrawnPackage => ({
  round: true,
  colour,
  x,
  y,
  width,
  height,
})

/** Fruit, jars and packets: kinds that the model of looks names surely, doubtfully and not at all. */
export const shelves: Readonly<Record<string, Shelf>> = {
  fruit: {
    size: { width: 1200, height: 800 },
    packages: [
      round('#f28500', 80, 60),
      round('#f5d211', 440, 80, 330, 240),
      round('#b3121d', 860, 60),
      round('#6aa121', 80, 450),
      round('#4b1d52', 480, 430, 230, 320),
      round('#8a6b45', 860, 460, 280, 230),
    ],
  },
  packets: {
    size: { width: 1200, height: 800 },
    packages: [
      { x: 60, y: 60, lines: ['Bramwell', 'Marmalade'], colour: '#a33b00' },
      { x: 420, y: 40, colour: '#5b3a1e', band: '#f4f1e6', width: 260, height: 330 },
      { x: 820, y: 60, colour: '#e9e4d4', band: '#7a0a3d', width: 200, height: 310 },
      { x: 120, y: 440, lines: ['Corvina', 'Penne'], colour: '#0a3d7a' },
      { x: 560, y: 430, lines: ['Halden', 'Oat Drink'], colour: '#14532d', width: 180, height: 320 },
    ],
  },
}

/** Read by the recogniser of all Latin letters. */
export const receipt = `REWE Markt GmbH
33100 Paderborn
Brötchen           0,99 B
Grüne Bohnen       2,49 B
Crème fraîche      1,59 B
Jalapeño           3,18 B
SUMME     EUR      8,25
12.05.2020 09:55 Uhr`

/** Read by the English recogniser, as labels are. */
export const label = `WHOLE GRAIN
Oat Flakes
No added sugar 500 g
Best before 14.02.2027`

/** Labelled by the row reader. */
export const rows_of_receipt = `GREEN BASKET MARKET
22 Haverhill Rd
07/21/2018 10:20
2 Whole Milk         5.98
Brown Bread          2.49
Free Range Eggs      3.20
Discount            -0.50
SUBTOTAL            11.17
TAX                  0.52
TOTAL               11.69
VISA                11.69
Thank you`
