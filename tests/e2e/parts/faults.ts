import { expect, test } from 'vitest'
import { faultsOf } from '../../support/axe.ts'
import type { VisitedSite } from '../../support/visiting.ts'

/** All that hold screens to being usable for everybody lean on this. */
export const faults = (site: () => VisitedSite) => {
  test('what somebody could not use is found, each with its element', async () => {
    const { page, end } = await site().visit('about:blank')
    const parts = '<p style="color: #ccc; background: #fff">Kaum zu lesen</p><img src="x"><input id="namenlos">'
    await page.setContent(`<html lang="de"><title>Seite</title><main><h1>Seite</h1>${parts}</main></html>`)
    const found = await faultsOf(page)
    expect(found.map(fault => fault.split(':')[0]).sort()).toEqual(['color-contrast', 'image-alt', 'label'])
    expect(found.join()).toContain('id="namenlos"')
    expect(await faultsOf(page, ['label'])).toHaveLength(1)
    await page.setContent('<html lang="de"><iframe title="innen"></iframe></html>')
    await expect(faultsOf(page)).rejects.toThrow('frames are not looked into')
    await end()
  })
}
