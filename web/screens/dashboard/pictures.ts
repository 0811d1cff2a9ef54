// Shown side by side, and so fetched as one.
export { Past } from './past.tsx'
export { Strength } from './strength.tsx'
export { Weeks } from './weeks.tsx'
