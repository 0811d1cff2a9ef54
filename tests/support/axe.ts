import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'

/**
 * What axe finds wrong with the page as it stands: 'rule: the first element'. Asked in the page itself, which takes a
 * third of the time that gathering frames through a page of its own takes; ours have none.
 */
export const faultsOf = async (page: Page, rules?: readonly string[]) => {
  if (page.frames().length > 1) throw new Error('frames are not looked into')
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
