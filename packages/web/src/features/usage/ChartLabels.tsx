import { type ChartLabel } from './chart-labels.ts'

/** Words on a drawing, where they were placed. */
export function ChartLabels({ labels }: { labels: readonly ChartLabel[] }) {
  return labels.map(({ text, x, y, anchor, isLoud }) => (
    <text key={`${x} ${y}`} className={isLoud ? 'loud' : undefined} x={x} y={y} textAnchor={anchor}>
      {text}
    </text>
  ))
}
