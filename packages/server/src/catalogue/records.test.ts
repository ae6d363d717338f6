import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readRecords, splitCsv } from './records.ts'

/** In small pieces, so that letters and lines are cut anywhere. */
async function read(text: string, { skip = 0, piece = 7 } = {}) {
  const bytes = Buffer.from(text)
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, i) =>
    bytes.subarray(i * piece, (i + 1) * piece),
  )
  const rows = []
  for await (const batch of readRecords(Readable.from(pieces), skip)) rows.push(...batch)
  return rows
}

const names = async (text: string, options?: { skip?: number; piece?: number }) =>
  (await read(text, options)).map((row) => row?.product_name)

const line = (object: object) => `${JSON.stringify(object)}\n`
const [oats, cola, tea] = ['4006381333931', '5449000000996', '96385074']

describe('tab-separated values', () => {
  it('are read by their heading, whatever the order and the other columns', async () => {
    const text = `url\tproduct_name\tcode\tbrands\tquantity\tcategories\timage_url
http://x\tHafer “flocken” 🌾\t${oats}\tMühle\t500 g\ten:breakfasts,en:oat-flakes\thttps://images.example/1.jpg
`
    expect(await read(text)).toEqual([
      {
        barcode: oats,
        product_name: 'Hafer “flocken” 🌾',
        brand: 'Mühle',
        quantity: '500 g',
        categories: 'Breakfasts, Oat flakes',
        image_source: 'https://images.example/1.jpg',
        search_text: 'hafer flocken muhle',
      },
    ])
  })

  it('take quotes for letters, but unpack a field that is quoted as a whole', async () => {
    const text = `code\tname\n${oats}\t12" pizza\n${cola}\t"The ""best"" cola"\n${tea}\t"Tea\n`
    expect(await names(text)).toEqual(['12" pizza', 'The "best" cola', '"Tea'])
  })

  it('may end their lines as Windows does, and the file without one', async () => {
    expect(await names(`\ufeffcode\tname\r\n${oats}\tOats\r\n\r\n${cola}\tCola`)).toEqual(['Oats', undefined, 'Cola'])
  })
})

describe('comma-separated values', () => {
  it('keep commas, quotes and line ends inside quotes', async () => {
    const text = `"code","name","brand"\n${oats},"Oats, rolled\nfine ""A""",Mill\n${cola},Cola,"x,y"\n`
    const rows = await read(text)
    expect(rows.map((row) => [row?.product_name, row?.brand])).toEqual([
      ['Oats, rolled fine "A"', 'Mill'],
      ['Cola', 'x,y'],
    ])
  })

  it('may be separated by semicolons', async () => {
    expect(await names(`ean;title\n${oats};Oats, fine\n`)).toEqual(['Oats, fine'])
  })

  it('lose only the rows around a quote that never closes', async () => {
    const padding = `${cola},${'x'.repeat(60_000)}\n`
    const text = `code,name\n${oats},"broken\n${padding}${padding}${tea},Tea\n`
    expect((await names(text, { piece: 5000 })).at(-1)).toBe('Tea')
  })

  it.each([
    ['a,b,c', ['a', 'b', 'c']],
    ['', ['']],
    ['a,', ['a', '']],
    ['"a",', ['a', '']],
    [',"",x', ['', '', 'x']],
    ['"a""b"', ['a"b']],
    ['"open', ['open']],
    ['"a"b,c', ['a', 'c']],
  ])('%s', (record, fields) => {
    expect(splitCsv(record, ',')).toEqual(fields)
  })
})

describe('JSON lines', () => {
  it('are read by name, and a broken one is passed over', async () => {
    const text =
      line({ code: oats, product_name: 'Oats', brands: 'Mill', categories_tags: ['en:oats'], nutriments: { fat: 1 } }) +
      '{"code": "broken\n[]\nnull\n' +
      line({ code: Number(cola), product_name: 'Cola', image_url: 'http://x/insecure.jpg' })
    const rows = await read(text)
    expect(rows.map((row) => row?.product_name)).toEqual(['Oats', undefined, undefined, undefined, 'Cola'])
    expect(rows[0]?.categories).toBe('Oats')
    expect(rows[4]?.image_source).toBeNull()
  })
})

describe('what is not worth keeping', () => {
  it.each([
    ['no code', '\tOats'],
    ['a code with a wrong check digit', '4006381333932\tOats'],
    ["a shop's own code", '2012345000003\tOats'],
    ['no name', `${oats}\t  `],
    ['no column at all', 'x'],
  ])('%s', async (_, row) => {
    expect(await names(`code\tname\n${row}\n`)).toEqual([undefined])
  })

  it('counts all the same, so that a later run can go on behind it', async () => {
    const text = `code\tname\n${oats}\tOats\nbad\n${cola}\tCola\n${tea}\tTea\n`
    expect(await names(text, { skip: 2 })).toEqual(['Cola', 'Tea'])
    expect(await names(text, { skip: 4 })).toEqual([])
    expect(await names(text, { skip: 9 })).toEqual([])
  })

  it('a line without an end is given up', async () => {
    const text = `code\tname\n${'x'.repeat(9_000_000)}\n${oats}\tOats\n`
    expect(await names(text, { piece: 1_000_000 })).toEqual([undefined, 'Oats'])
  })
})

it.each([
  ['', 'The file is empty'],
  ['\n\n', 'The file is empty'],
  ['a,b\n1,2\n', 'no heading with a column of codes'],
  ['code,b\n1,2\n', 'no heading with a column of names'],
])('refuses %j with a sentence', async (text, sentence) => {
  await expect(read(text)).rejects.toThrow(sentence)
})
