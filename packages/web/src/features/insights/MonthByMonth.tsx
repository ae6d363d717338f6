import { type Insights } from '@larder/contract/calls/insights-api'
import { insights_messages } from '@larder/contract/messages/insights-messages'
import Box from '@mui/material/Box'
import { useId, useState } from 'react'
import { SelectBox } from '../../ui/form/select-box.tsx'
import { Quiet } from '../../ui/page/quiet.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { FlowChart } from './FlowChart.tsx'
import { flow_names, type Measure, measuresOf, sumFlows, valueOf } from './flows.ts'
import { charts, choice, details } from './insights-styles.ts'
import { MonthTable } from './MonthTable.tsx'

const tones = { bought: 'primary', used: 'info', thrown_away: 'warning' } as const

/** How much of what is told in money rests on prices. */
function moneyNote(months: Insights['months']): string {
  const { priced, records } = sumFlows(months.map(({ bought }) => bought))
  return priced === 0 ? insights_messages.moneyUnknown : insights_messages.moneyKnown(priced, records)
}

/** Bought, used and thrown away as three charts, and the same numbers as a table. */
export function MonthByMonth({ months }: { months: Insights['months'] }) {
  const id = useId()
  const [chosen, setChosen] = useState<Measure | null>(null)
  const measures = measuresOf(months)
  const measure = measures.find((known) => known === chosen) ?? measures[0] ?? 'records'
  const highest = flow_names.map((name) => Math.max(...months.map((month) => valueOf(month[name], measure) ?? 0)))
  return (
    <SectionCard title={insights_messages.byMonth} text={moneyNote(months)}>
      <Box sx={choice}>
        <SelectBox
          id={`${id}-measure`}
          name="measure"
          label={insights_messages.measure}
          value={measure}
          onChange={(event) => setChosen(event.target.value as Measure)}
        >
          {measures.map((known) => (
            <option key={known} value={known}>
              {insights_messages.measures[known]}
            </option>
          ))}
        </SelectBox>
      </Box>
      <Box sx={charts}>
        {flow_names.map((name, index) => (
          <FlowChart
            key={name}
            title={insights_messages.flows[name]}
            tone={tones[name]}
            measure={measure}
            months={months.map(({ month }) => month)}
            flows={months.map((month) => month[name])}
            // Bought and used can be compared; waste beside them would be too low to see how it changes.
            most={name === 'thrown_away' ? (highest[index] ?? 0) : Math.max(...highest)}
          />
        ))}
      </Box>
      <Box component="details" sx={details}>
        <summary>{insights_messages.showTable}</summary>
        <MonthTable months={months} />
        <Quiet sx={{ mt: 1.5 }}>{insights_messages.notCounted}</Quiet>
      </Box>
    </SectionCard>
  )
}
