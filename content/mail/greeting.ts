/** Someone who gave no name is greeted without one. */
export const greeting = (firstName: string) => (firstName.trim() ? `Hallo ${firstName.trim()},` : 'Hallo,')
