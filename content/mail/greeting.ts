import { isPlainName } from '../plain-name.ts'

/** Someone who gave no name, or none that could be one, is greeted without. */
export const greeting = (firstName = '') =>
  firstName.trim() && isPlainName(firstName) ? `Hallo ${firstName.trim()},` : 'Hallo,'
