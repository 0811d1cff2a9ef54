import './fonts/fonts.css'
import './base.css.ts'
import './words.css.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { askEarly } from './data/early.ts'
import { accessToken } from './data/tokens.ts'
import { startSession } from './session.ts'
import { startTheme } from './theme.ts'

startTheme()
startSession()
if (accessToken() !== null) {
  import('./signed-in.tsx')
  // What the first screen consists of comes at once, not one after the other.
  if (location.pathname === '/dashboard') {
    askEarly()
    import('./screens/dashboard/dashboard.tsx')
  }
  if (location.pathname.startsWith('/training/')) import('./screens/training/training.tsx')
}

const root = document.getElementById('app')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
