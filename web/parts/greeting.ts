export const greeting = (hour: number) => {
  if (hour < 5) return 'Hallo'
  if (hour < 11) return 'Guten Morgen'
  return hour < 18 ? 'Hallo' : 'Guten Abend'
}
