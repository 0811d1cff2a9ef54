import type { Page } from 'playwright'

export const says = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()

/** As a person without a mouse does it: label by label, then Enter. */
export const type = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    const field = page.getByLabel(label, { exact: true })
    await field.focus()
    await field.fill('')
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
}

export const signIn = async (page: Page, email: string, password = 'ein langer Satz') => {
  await page.goto('/auth/login')
  await type(page, { Email: email, Password: password })
  await page.waitForURL('**/dashboard')
}
