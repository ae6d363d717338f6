import { startFleet } from '../processes/fleet.mjs'
import { endWithUs } from './processes.mjs'

/** Two apps on one database, which end with the bench. */
export async function startApps(variables) {
  const fleet = await startFleet(2, {
    BACKUPS: 'off',
    RATE_LIMIT: 'off',
    TRUST_PROXY: '127.0.0.1',
    OPEN_FOOD_FACTS_URL: 'off',
    ...variables,
  })
  endWithUs(fleet.apps)
  return fleet
}
