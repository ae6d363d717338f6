import { ZBarConfigType, ZBarScanner, ZBarSymbolType, scanGrayBuffer } from '@undecaf/zbar-wasm'
import type { GreyImage } from '../decode/image.ts'
import type { BarcodeFormat, Reading } from './reading.ts'

const names = new Map<ZBarSymbolType, BarcodeFormat>([
  [ZBarSymbolType.ZBAR_EAN13, 'EAN-13'],
  [ZBarSymbolType.ZBAR_EAN8, 'EAN-8'],
  [ZBarSymbolType.ZBAR_UPCA, 'UPC-A'],
  [ZBarSymbolType.ZBAR_UPCE, 'UPC-E'],
  [ZBarSymbolType.ZBAR_CODE39, 'Code 39'],
  [ZBarSymbolType.ZBAR_CODE128, 'Code 128'],
])

async function createScanner(): Promise<ZBarScanner> {
  const scanner = await ZBarScanner.create()
  scanner.setConfig(ZBarSymbolType.ZBAR_NONE, ZBarConfigType.ZBAR_CFG_ENABLE, 0)
  for (const type of names.keys()) scanner.setConfig(type, ZBarConfigType.ZBAR_CFG_ENABLE, 1)
  return scanner
}

/** The second engine: it reads some of what the first cannot, and is wrong more often. */
export async function readWithZbar({ data, width, height }: GreyImage): Promise<Reading[]> {
  // A scanner remembers halves of codes, and would put one of the last picture before one of this.
  const scanner = await createScanner()
  const symbols = await scanGrayBuffer(new Uint8Array(data).buffer, width, height, scanner).finally(() =>
    scanner.destroy(),
  )
  return symbols.flatMap((symbol) => {
    const format = names.get(symbol.type)
    return format === undefined ? [] : [{ barcode: symbol.decode(), format }]
  })
}
