import './fonts/fonts.css'
import './base.css.ts'
import './words.css.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { accessToken } from './data/tokens.ts'
import { startSession } from './session.ts'
import { startTheme } from './theme.ts'

startTheme()
startSession()
if (accessToken() !== null) import('./signed-in.tsx')

const root = document.getElementById('app')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
