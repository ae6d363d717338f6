/** What stands in the archive of an export, for whoever opens it. */
export const export_messages = {
  csvReadme: [
    'Everything Larder keeps about your household, one table a file.',
    '',
    'The files are comma-separated values (RFC 4180) in UTF-8. Moments are ISO 8601, days are YYYY-MM-DD, and an empty cell',
    'means that there is nothing. item_id is the number of an item in items.csv.',
    '',
    "A text that begins with one of ' = + - @, a tab or a line break has an apostrophe (') before it here, so that no",
    'spreadsheet takes it for a formula. Take that one apostrophe away to get the text as it was typed.',
    '',
  ],
} as const
