import './fonts/fonts.css'
import './base.css.ts'
import './words.css.ts'
import { firstOverview, whoAmI } from './data/early.ts'
import { accessToken } from './data/tokens.ts'

// A little that runs at once: what the first screen consists of and what it will ask come side by side, not one after
// the other.

import('./root.tsx')
if (accessToken() !== null) {
  whoAmI.ask()
  import('./signed-in.tsx')
  if (location.pathname === '/dashboard') {
    firstOverview.ask()
    import('./screens/dashboard/dashboard.tsx')
  }
  if (location.pathname.startsWith('/training/')) import('./screens/training/training.tsx')
}
