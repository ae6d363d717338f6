/** The runs that a page may need besides its first one: a browser on a busy machine now and then misses its own start. */
export const most_repeats = 2

/** Throws where Lighthouse has written a report without having measured, such as after NO_NAVSTART. */
export function checkReport(report, categories) {
  const { runtimeError } = report
  if (runtimeError !== undefined) throw new Error(`${runtimeError.code}: ${runtimeError.message}`)
  const missing = categories.filter((id) => typeof report.categories[id]?.score !== 'number')
  if (missing.length > 0) throw new Error(`No score for ${missing.join(', ')}`)
  return report
}

/** Repeats a run that failed; a third failure is no accident and ends the bench. */
export async function repeatFailed(run, say) {
  for (let repeat = 0; ; repeat += 1) {
    try {
      return await run(repeat)
    } catch (error) {
      if (repeat === most_repeats) throw error
      say(`run failed (${error.message}), repeating it`)
    }
  }
}
