import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { GuestOnly } from './GuestOnly.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { RequireAuth } from './RequireAuth.tsx'

// oxfmt-ignore
const HomeScreen = lazy(() => import('../features/home/HomeScreen.tsx').then((part) => ({ default: part.HomeScreen })))
const LoginScreen = lazy(() =>
  import('../features/auth/LoginScreen.tsx').then((part) => ({ default: part.LoginScreen })),
)
const RegisterScreen = lazy(() =>
  import('../features/auth/RegisterScreen.tsx').then((part) => ({ default: part.RegisterScreen })),
)
const ProfileScreen = lazy(() =>
  import('../features/profile/ProfileScreen.tsx').then((part) => ({ default: part.ProfileScreen })),
)
const InventoryScreen = lazy(() =>
  import('../features/inventory/InventoryScreen.tsx').then((part) => ({ default: part.InventoryScreen })),
)
const ItemFormScreen = lazy(() =>
  import('../features/inventory/ItemFormScreen.tsx').then((part) => ({ default: part.ItemFormScreen })),
)
const ItemDetailScreen = lazy(() =>
  import('../features/inventory/ItemDetailScreen.tsx').then((part) => ({ default: part.ItemDetailScreen })),
)

/** Section 2 of the specification: which screen stands at which address. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<HomeScreen />} />
      <Route element={<GuestOnly />}>
        <Route path="/login" element={<LoginScreen />} />
        <Route path="/register" element={<RegisterScreen />} />
      </Route>
      <Route element={<RequireAuth />}>
        <Route path="/profile" element={<ProfileScreen />} />
        <Route path="/inventory" element={<InventoryScreen />} />
        <Route path="/inventory/add" element={<ItemFormScreen key="add" />} />
        <Route path="/inventory/edit/:itemId" element={<ItemFormScreen key="edit" />} />
        <Route path="/inventory/:itemId" element={<ItemDetailScreen />} />
      </Route>
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  )
}
