import type { TextBox } from '../ocr/read.ts'
import type { Script } from '../ocr/recognise.ts'
import { plain } from './words.ts'

/** Words of receipts that English ones do not have, without the accents that its recogniser cannot read. */
const foreign = new Set(
  [
    'summe mwst steuer ust bar kasse kassenbon beleg bon rechnung strasse uhr zahlen betrag gesamt netto brutto ruckgeld gegeben pfand rabatt markt vielen dank einkauf bedient filiale steuernr eur euro artikel menge preis und fur ihren',
    'ticket caisse merci visite votre montant payer tva especes carte rendu prix article articles magasin rue facture remise et de la le du',
    'gracias importe cambio efectivo tarjeta tienda calle iva factura fecha precio cantidad cajero por su compra el los',
    'scontrino fiscale totale contanti resto grazie via euro pagamento documento commerciale importo reparto iva di della',
    'totaal btw bedrag contant pinnen wisselgeld kassa bedankt bon aantal prijs korting statiegeld het een van',
  ].flatMap((line) => line.split(' ')),
)
const needed = 3

/** Whether the letters of other languages are needed: three different words of theirs say so. */
export function chooseScript(boxes: readonly Pick<TextBox, 'text'>[]): Script {
  const found = new Set(boxes.flatMap(({ text }) => plain(text).split(' ')).filter((word) => foreign.has(word)))
  return found.size >= needed ? 'latin' : 'english'
}
