import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Full } from './full.tsx'

/** When a screen breaks, the way on is one button; what was done in training lies safely in the outbox. */
export class Fallback extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError = () => ({ broken: true })

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <Full title="Hier ist etwas schiefgegangen.">
        <p>Was du im Training eingetragen hast, ist gespeichert. Lade die Seite neu, dann geht es weiter.</p>
        <Button onClick={() => location.reload()}>Neu laden</Button>
      </Full>
    )
  }
}
