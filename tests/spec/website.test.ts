import { blog } from './website/blog.ts'
import { header } from './website/header.ts'
import { landing } from './website/landing.ts'
import { legal } from './website/legal.ts'
import { onOneSite } from './website/on-one-site.ts'
import { reach } from './website/reach.ts'

onOneSite(landing, header, blog, legal, reach)
