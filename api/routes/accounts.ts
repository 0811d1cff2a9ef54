import type { Serving } from '../route.ts'
import type { AccountRouteParts } from './account-parts.ts'
import { accountSettingsRoutes } from './account-settings.ts'
import { appAccountRoutes } from './app-accounts.ts'
import { passwordRoutes } from './passwords.ts'
import { registrationRoutes } from './registration.ts'
import { signInRoutes } from './sign-in.ts'

export const accountRoutes = (serving: Serving, parts: AccountRouteParts) => {
  signInRoutes(serving, parts)
  registrationRoutes(serving, parts)
  passwordRoutes(serving, parts)
  accountSettingsRoutes(serving, parts)
  appAccountRoutes(serving, parts)
}
