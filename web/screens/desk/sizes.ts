const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

export const sizeOf = (bytes: number) => {
  const step = bytes === 0 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  return `${Math.round(bytes / 1024 ** step)} ${units[step]}`
}
