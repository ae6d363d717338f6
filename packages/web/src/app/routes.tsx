import { Route, Routes } from 'react-router'
import { ItemSlotsContext } from '../features/inventory/slots.ts'
import { GuestOnly } from './GuestOnly.tsx'
import { item_slots } from './item-slots.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { RequireAuth } from './RequireAuth.tsx'
import { type Access, screens } from './screens.ts'

const routesFor = (access: Access) =>
  screens
    .filter((screen) => screen.access === access)
    .map(({ path, Screen }) => <Route key={path} path={path} element={<Screen />} />)

/** The table of screens as routes, behind the guards their access asks for. */
export function AppRoutes() {
  return (
    <ItemSlotsContext value={item_slots}>
      <Routes>
        {routesFor('open')}
        <Route element={<GuestOnly />}>{routesFor('guest')}</Route>
        <Route element={<RequireAuth />}>{routesFor('protected')}</Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </ItemSlotsContext>
  )
}
