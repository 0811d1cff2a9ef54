import { z } from 'zod'

/** Words in German and in English. */
export const both = z.object({ de: z.string(), en: z.string() })
