import { CHECKS, runSteps } from './steps.ts'

runSteps(CHECKS)
