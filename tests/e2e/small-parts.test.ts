import { afterAll, beforeAll } from 'vitest'
import { startVisitedSite, type VisitedSite } from '../support/visiting.ts'
import { body } from './parts/body.ts'
import { causes } from './parts/causes.ts'
import { faults } from './parts/faults.ts'
import { signOut } from './parts/sign-out.ts'
import { trainingScreen } from './parts/training-screen.ts'
import { understood } from './parts/understood.ts'

// Each its own athlete, all on one server with one browser: starting those takes longer than most of these tests.

let site: VisitedSite

beforeAll(async () => {
  site = await startVisitedSite()
}, 120_000)
afterAll(() => site?.close())

for (const part of [body, causes, faults, signOut, trainingScreen, understood]) part(() => site)
