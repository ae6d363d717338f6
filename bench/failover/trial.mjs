import { join } from 'node:path'
import { audit } from '../processes/audit.mjs'
import { startApps } from './apps.mjs'
import { startCluster } from './cluster.mjs'
import { startLoad } from './load.mjs'
import { describeStrike } from './report.mjs'
import { cutPrimary, killPrimary, killStandby } from './strikes.mjs'

/**
 * Writes go through two apps while the primary is killed so many times, a standby once, and the primary is cut off once.
 * Without synchronous replication this loses something, which shows that the bench would notice.
 */
export async function runTrial({ tools, kill_count, hasCut, isSynchronous, say }) {
  const cluster = await startCluster(tools, isSynchronous)
  say(`three nodes, the primary is ${(await cluster.findPrimary()).name}; logs in ${cluster.folder}`)
  const fleet = await startApps({ DATABASE_URL: cluster.url, DATA_DIR: join(cluster.folder, 'larder') })
  try {
    const load = await startLoad(fleet.apps)
    const kills = []
    for (let number = 1; number <= kill_count; number += 1) {
      kills.push(await killPrimary({ cluster, load }))
      say(describeStrike(`kill -9 ${number}`, kills.at(-1)))
    }
    const standby = await killStandby({ cluster, load })
    say(describeStrike('kill -9 of a standby', standby))
    const cut = hasCut ? await cutPrimary({ cluster, load }) : undefined
    if (cut !== undefined) say(describeStrike('cut off', cut))
    await cluster.waitUntilRedundant()
    const acknowledged = load.countAcknowledged()
    await load.stop()
    const { tally, members } = load
    const { findings, events } = await audit({ ask: cluster.ask, ...fleet, members })
    return { folder: cluster.folder, kills, cut, findings, events, tally, acknowledged, faults: fleet.faults }
  } finally {
    await fleet.stop()
  }
}
