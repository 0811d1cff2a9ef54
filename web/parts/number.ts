/** A number as a German types it: '62,5', '62.5', '1.000'. Null when it is none. */
export const parseNumber = (typed: string): number | null => {
  const text = typed.trim().replaceAll(/[\s\u00a0\u202f]/g, '')
  if (!/^\d{1,7}([.,]\d{0,3})?$/.test(text) && !/^\d{1,3}(\.\d{3})+(,\d{0,3})?$/.test(text)) return null
  const thousands = /^[1-9]\d{0,2}(\.\d{3})+(,\d{0,3})?$/.test(text)
  const value = Number((thousands ? text.replaceAll('.', '') : text).replace(',', '.'))
  return Number.isFinite(value) ? value : null
}

const plain = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })

export const formatNumber = (value: number) => plain.format(value)

/** As it stands in an input: no dots between thousands. */
export const typedNumber = (value: number) => String(Math.round(value * 1000) / 1000).replace('.', ',')

export const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The next rung of the ladder up or down; 61 with a step of 2.5 goes to 62.5 or 60. */
export const stepped = (value: number, step: number, direction: 1 | -1) => {
  const rungs = value / step
  const next = direction === 1 ? Math.floor(rungs + 1e-9) + 1 : Math.ceil(rungs - 1e-9) - 1
  return Math.round(next * step * 1000) / 1000
}
