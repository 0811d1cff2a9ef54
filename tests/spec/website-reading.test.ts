import { onOneSite } from './website/on-one-site.ts'
import { reading } from './website/reading.ts'

onOneSite(reading)
