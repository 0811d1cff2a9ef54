import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startSession } from './session.ts'
import { startTheme } from './theme.ts'

startTheme()
startSession()
const root = document.getElementById('app')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
// The first screen does not wait for it, and without a connection it goes without.
setTimeout(() => import('./parts/hyphens.ts').then(m => m.startHyphens()).catch(() => {}), 400)
