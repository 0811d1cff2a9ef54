import sizes from './pictures/sizes.json' with { type: 'json' }

const files = import.meta.glob<string>('./pictures/*.avif', { eager: true, query: '?url', import: 'default' })

/** The pictures that `npm run pictures` takes of the product. */
export type Shot = keyof typeof sizes

const at = (name: Shot, theme: 'light' | 'dark', width: number) => {
  const file = files[`./pictures/${name}-${theme}-${width}.avif`]
  if (!file) throw new Error(`web/site/pictures/${name}-${theme}-${width}.avif is missing: npm run pictures`)
  return file
}

export const productPicture = (name: Shot) => {
  const { width, height, widths } = sizes[name]
  const set = (theme: 'light' | 'dark') => widths.map(each => `${at(name, theme, each)} ${each}w`).join(', ')
  return { light: set('light'), dark: set('dark'), width, height }
}
