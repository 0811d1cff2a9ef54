import { meta } from '../../../content/site/meta.ts'
import type { Content } from '../content.ts'
import { organization, questions } from '../json-ld.ts'
import type { Page } from '../page.ts'
import { Faq } from '../parts/faq.tsx'
import { Features } from '../parts/features.tsx'
import { FinalCall } from '../parts/final-call.tsx'
import { Hero } from '../parts/hero.tsx'
import { Latest } from '../parts/latest.tsx'
import { QrDialog } from '../parts/qr.tsx'
import { Voices } from '../parts/voices.tsx'

export const pages = ({ posts }: Content): Page[] => [
  {
    path: '/',
    place: 'landing',
    ...meta['/'],
    data: [organization, questions],
    body: (
      <>
        <Hero />
        <Features />
        <Faq />
        <Voices />
        <Latest posts={posts} />
        <FinalCall />
        <QrDialog />
      </>
    ),
  },
]
