import type { Serving } from '../route.ts'
import type { AccountRouteParts } from './account-parts.ts'
import { accountSettingsRoutes } from './account-settings.ts'
import { ageRoutes } from './age.ts'
import { appAccountRoutes } from './app-accounts.ts'
import { passwordRoutes } from './passwords.ts'
import { registrationRoutes } from './registration.ts'
import { signInRoutes } from './sign-in.ts'
import { termsRoutes } from './terms.ts'

export const accountRoutes = (serving: Serving, parts: AccountRouteParts) => {
  signInRoutes(serving, parts)
  registrationRoutes(serving, parts)
  passwordRoutes(serving, parts)
  accountSettingsRoutes(serving, parts)
  appAccountRoutes(serving, parts)
  ageRoutes(serving, parts)
  termsRoutes(serving, parts)
}
