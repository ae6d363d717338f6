const listed = 5

/** So many names, and how many more there are. */
function listNames(names: readonly string[]): string {
  const rest = names.length - listed
  return rest > 0 ? `${names.slice(0, listed).join(', ')} and ${rest} more` : names.join(', ')
}

/** What undoing a whole receipt says. */
export const receipt_undo_messages = {
  notFound: 'This receipt could not be found.',
  alreadyUndone: 'This receipt was already undone.',
  tooLate: 'A receipt can be undone for a day. Please correct its items one by one.',
  undone: (taken_back: number, deleted: number, kept: readonly string[]) =>
    [
      `Receipt undone: ${taken_back} item(s) taken back.`,
      deleted > 0 ? `New ones are under Recently Deleted.` : '',
      kept.length > 0 ? `Used or changed since, so they stay: ${listNames(kept)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
} as const
