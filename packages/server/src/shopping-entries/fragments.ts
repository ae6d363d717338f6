/**
 * The part of a purchase's statement that takes the item off the shopping list: its entry is done with this event, and
 * comes back later where it repeats. Undoing the event finds it by that.
 */
export const finishEntryOfItem = `
    ), finished as (
      update shopping_entry set bought_event_id = appended.event_id, next_on = $8::date + repeat_days
      from appended
      where shopping_entry.household_id = $1 and shopping_entry.item_id = $2
        and (bought_event_id is null or next_on <= $8::date)`
