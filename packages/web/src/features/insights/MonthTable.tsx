import { type Flow, type Insights } from '@larder/contract/calls/insights-api'
import { insights_messages } from '@larder/contract/messages/insights-messages'
import Box from '@mui/material/Box'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import { flow_names, linesOf, longMonth, sinceFirstRecord, sumFlows } from './flows.ts'
import { table } from './insights-styles.ts'

/** Every number of the charts, and those that the charts do not show at the moment. */
export function MonthTable({ months }: { months: Insights['months'] }) {
  return (
    <Box component="table" sx={table}>
      <caption style={visuallyHidden}>{insights_messages.byMonth}</caption>
      <thead>
        <tr>
          <th scope="col">{insights_messages.month}</th>
          {flow_names.map((name) => (
            <th key={name} scope="col">
              {insights_messages.flows[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sinceFirstRecord(months).map((month) => (
          <Row key={month.month} name={longMonth(month.month)} flows={flow_names.map((name) => month[name])} />
        ))}
      </tbody>
      <tfoot>
        <Row
          name={insights_messages.total}
          flows={flow_names.map((name) => sumFlows(months.map((month) => month[name])))}
        />
      </tfoot>
    </Box>
  )
}

function Row({ name, flows }: { name: string; flows: readonly Flow[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {flows.map((flow, index) => (
        <td key={flow_names[index]}>
          {flow.records === 0 ? '–' : linesOf(flow).map((line) => <div key={line}>{line}</div>)}
        </td>
      ))}
    </tr>
  )
}
