/** A module, as an address, that keeps in `loaded` what a process or thread resolves after it, and then does that. */
export const resolving = (then: string): string =>
  `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  const loaded = new Set()
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context)
      loaded.add(found.url)
      return found
    },
  })
  ${then}`)}`
