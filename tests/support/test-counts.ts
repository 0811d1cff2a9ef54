import { existsSync, readFileSync } from 'node:fs'

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** What the report says. A file that could not even be loaded, or a run that broke off, counts as one failure. */
export const count = (path: string, allWell: boolean) => {
  const { passed, failed } = existsSync(path) ? read(path) : { passed: 0, failed: 0 }
  return { passed, failed: allWell ? failed : Math.max(failed, 1) }
}

const read = (path: string) => {
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report
  const unloaded = report.testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}
