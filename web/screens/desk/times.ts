const stamp = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

/** Whose clock all of them go by. */
export const zone = stamp.resolvedOptions().timeZone

/** 2026-03-03 18:03:22.123, where the reader is; what is no time stays as it is. */
export const timeOf = (iso: string) => {
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? iso : stamp.format(at).replace(',', '.')
}

type Told = { readonly at: string; readonly data: Readonly<Record<string, unknown>> }

/** When an event says that it happened; else when it was recorded. */
export const happenedAt = ({ at, data }: Told) => (typeof data.at === 'string' ? data.at : at)

const steps = [
  { unit: 'd', ms: 86_400_000 },
  { unit: 'h', ms: 3_600_000 },
  { unit: 'min', ms: 60_000 },
  { unit: 's', ms: 1000 },
] as const

/** 12 ms, 3.4 s, 5 min, 2 d. */
export const spanOf = (ms: number) => {
  const step = steps.find(each => Math.abs(ms) >= each.ms)
  if (!step) return `${Math.round(ms)} ms`
  const count = ms / step.ms
  return `${count < 10 ? Math.round(count * 10) / 10 : Math.round(count)} ${step.unit}`
}

/** As a field for a time wants it: 2026-03-03T18:03:22. */
export const localOf = (iso: string) => timeOf(iso).slice(0, 19).replace(' ', 'T')
