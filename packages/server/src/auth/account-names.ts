/** Whether an account is meant by what somebody typed: its username, its email, or another spelling of the username. */
export const namesAccount = (typed: string): string =>
  `(lower(username) = lower(${typed}) or lower(email) = lower(${typed}) or username_key = fold_username(${typed}))`

/**
 * Which of several is meant. Where one person's username is another's email, the username wins: it cannot be changed, an
 * email can. The spelling as it was registered comes before any other.
 */
export const nearestName = (typed: string): string =>
  `lower(username) = lower(${typed}) desc, lower(email) = lower(${typed}) desc`
