// What is asked of whom we know too little of: seldom, so one script for all.
export { Asked } from './asked.tsx'
export { confirmAge } from './confirm.ts'
