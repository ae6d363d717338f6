import type { TextBox } from '../../ocr/read.ts'
import type { Script } from '../../ocr/recognise.ts'
import { plain } from './plain.ts'

/** Words of receipts that English ones do not have, without the accents that its recogniser cannot read. */
const foreign = new Set(
  [
    'summe mwst steuer ust kasse kassenbon beleg rechnung strasse uhr zahlen betrag gesamt netto brutto ruckgeld gegeben pfand rabatt markt vielen dank einkauf bedient filiale steuernr eur euro artikel menge preis und fur ihren',
    'caisse merci visite votre montant payer tva especes carte rendu prix article articles magasin rue facture remise',
    'gracias importe cambio efectivo tarjeta tienda calle iva factura fecha precio cantidad cajero compra',
    'scontrino fiscale totale contanti resto grazie pagamento documento commerciale importo reparto',
    'totaal btw bedrag contant pinnen wisselgeld kassa bedankt aantal prijs korting statiegeld',
  ].flatMap((line) => line.split(' ')),
)
const needed = 3

/** Whether the letters of other languages are needed: three different words of theirs say so. */
export function chooseScript(boxes: readonly Pick<TextBox, 'text'>[]): Script {
  const found = new Set(boxes.flatMap(({ text }) => plain(text).split(' ')).filter((word) => foreign.has(word)))
  return found.size >= needed ? 'latin' : 'english'
}
