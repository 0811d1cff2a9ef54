import { Problem } from '../../data/problem.ts'

/** It was refused until its person has shown again who they are. */
export const asksAgain = (error: unknown) => error instanceof Problem && error.code === 'step-up-needed'
