import { later } from './later.tsx'

/** Asks somebody again who they are, where something was refused until they have shown it. */
export const StepUp = later(() => import('../screens/account/step-up.tsx').then(m => m.StepUp))
