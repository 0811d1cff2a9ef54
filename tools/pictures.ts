import { join } from 'node:path'
import { launch } from '../tests/support/chromium.ts'
import { drawIcons } from './pictures/icons.ts'
import { takeProductPictures } from './pictures/product.ts'
import { takeReadmePicture } from './pictures/readme.ts'
import { drawShareImages } from './pictures/share.ts'

// Takes the pictures of website and README anew, from the product as it is: npm run pictures
// [product [name]|share|icons|readme]

const root = join(import.meta.dirname, '..')
const wanted = process.argv[2]
const browser = await launch()

try {
  if (!wanted || wanted === 'icons') await drawIcons(join(root, 'web/icons'))
  if (!wanted || wanted === 'share') await drawShareImages(browser, root)
  if (!wanted || wanted === 'product')
    await takeProductPictures(browser, join(root, 'web/site/pictures'), process.argv[3])
  if (!wanted || wanted === 'readme') await takeReadmePicture(browser, join(root, 'docs/screenshot.png'))
} finally {
  await browser.close()
}
