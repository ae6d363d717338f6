import { type Call, messageResponse } from './call.ts'
import { loginRequest, profileRequest, profileResponse, registerRequest, sessionResponse } from '../user.ts'

/** The calls about who is signed in: the part of `api` that every first load carries. */
// oxfmt-ignore
export const session_api = {
  login: { method: 'POST', path: '/api/auth/login', open: true, body: loginRequest, response: sessionResponse },
  register: { method: 'POST', path: '/api/auth/register', open: true, body: registerRequest, response: sessionResponse },
  logout: { method: 'POST', path: '/api/auth/logout', response: messageResponse },
  getProfile: { method: 'GET', path: '/api/users/profile', response: profileResponse },
  updateProfile: { method: 'PUT', path: '/api/users/profile', body: profileRequest, response: profileResponse },
} as const satisfies Record<string, Call>
