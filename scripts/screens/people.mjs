const person = (username, first_name, last_name = '') => ({
  username,
  email: `${username}@example.org`,
  password: 'correct horse',
  first_name,
  last_name,
  time_zone: 'America/New_York',
})
const codeOf = ({ invite }) => invite.code

/**
 * A household of three with an open invite, its viewer, and somebody with two households; tells the code of an invite that
 * nobody has used. `callAs` makes calls in the name of a token.
 */
export async function createSharedHousehold(callAs) {
  const guest = callAs()
  const register = async (...names) => (await guest('POST', '/api/auth/register', person(...names))).token
  const [owner, member, viewer, invited] = await Promise.all([
    register('kim', 'Kim', 'Baker'),
    register('alex', 'Alex', 'Baker'),
    register('jo', 'Jo'),
    register('charlie', 'Charlie'),
  ])
  const call = callAs(owner)
  await call('PUT', '/api/household', { name: 'Mill Lane 4' })
  const rice = { item_name: 'Basmati Rice', category: 'Pantry', quantity: 2, unit_of_measure: 'kg' }
  await call('POST', '/api/inventory', rice)
  for (const [token, role] of [
    [member, 'member'],
    [viewer, 'viewer'],
  ]) {
    const code = codeOf(await call('POST', '/api/household/invites', { role }))
    await callAs(token)('POST', `/api/invites/${code}/accept`, {})
  }
  const invite_code = codeOf(await call('POST', '/api/household/invites', { role: 'member' }))
  await callAs(invited)('POST', '/api/inventory', { ...rice, quantity: 500, unit_of_measure: 'g' })
  return { tokens: { owner, member, viewer, invited }, invite_code }
}
