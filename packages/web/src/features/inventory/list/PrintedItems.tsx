import { formatDay } from '@larder/contract/values/days'
import { type Item } from '@larder/contract/item'
import { formatAmount } from '@larder/contract/values/numbers'
import { styled } from '@mui/material/styles'
import { item_labels } from '../labels.ts'
import { type Section } from '../filter/order.ts'

const columns = ['item_name', 'brand', 'quantity', 'location', 'expiry_date'] as const

// Columns of one width, so that the tables of several groups stand below each other as one.
const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '10pt',
  lineHeight: 1.35,
  '& th': { fontSize: '9pt', textAlign: 'left', borderBottom: '1pt solid #000' },
  '& td': { borderBottom: '0.5pt solid #999', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th, & td': { padding: '3pt 6pt 3pt 0' },
  '& th:first-of-type': { width: '36%' },
  '& tr': { breakInside: 'avoid' },
})

const heading = { margin: '12pt 0 2pt', fontSize: '13pt', breakAfter: 'avoid' } as const

function Row({ item }: { item: Item }) {
  return (
    <tr>
      <td>{item.item_name}</td>
      <td>{item.brand}</td>
      <td>{formatAmount(item.quantity, item.unit_of_measure)}</td>
      <td>{item.location}</td>
      <td>{item.expiry_date && formatDay(item.expiry_date)}</td>
    </tr>
  )
}

/**
 * The list as it stands on paper, instead of what comes after it on the screen: every item that the filters leave, where
 * the screen only has those in sight.
 */
export function PrintedItems({ sections, summary }: { sections: readonly Section[]; summary: string }) {
  return (
    <div className="on-paper">
      <p>{summary}</p>
      {sections.map(({ title, items }) => (
        <section key={title ?? ''}>
          {title !== null && <h2 style={heading}>{title}</h2>}
          <Table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {item_labels[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <Row key={item.item_id} item={item} />
              ))}
            </tbody>
          </Table>
        </section>
      ))}
    </div>
  )
}
