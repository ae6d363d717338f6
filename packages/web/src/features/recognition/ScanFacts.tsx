import { recognition_messages as words } from '@larder/contract/messages/recognition-messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Quiet } from '../../ui/page/quiet.tsx'
import { figuresOf, type Scan } from './scan.ts'

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
      <Quiet component="dt">{label}</Quiet>
      <Typography component="dd" variant="amount" sx={{ m: 0 }}>
        {value}
      </Typography>
    </Box>
  )
}

/** The photo in figures, and what they advise. */
export function ScanFacts({ scan }: { scan: Scan }) {
  const { total_items, distinct_products, shelf_utilization } = figuresOf(scan)
  const recommendations = scan.facts.shelf_analysis?.recommendations ?? []
  return (
    <>
      <Card component="dl" sx={{ m: 0, p: 2, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(3, 1fr)' }}>
        <Figure label={words.totalItems} value={formatQuantity(total_items)} />
        <Figure label={words.distinctProducts} value={formatQuantity(distinct_products)} />
        {shelf_utilization !== null && (
          <Figure label={words.shelfUtilization} value={`${Math.round(shelf_utilization * 100)}%`} />
        )}
      </Card>
      {recommendations.length > 0 && (
        <Card component="section" aria-label={words.shelfAnalysis} sx={{ p: 2 }}>
          <Typography variant="subtitle1" component="h3">
            {words.shelfAnalysis}
          </Typography>
          <Typography component="ul" variant="body2" sx={{ pl: 3, my: 0.5, '& li': { mt: 0.5 } }}>
            {recommendations.map((recommendation) => (
              <li key={recommendation}>{recommendation}</li>
            ))}
          </Typography>
        </Card>
      )}
    </>
  )
}
