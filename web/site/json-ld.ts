import type { Post } from '../../content/blog/post.ts'
import { brand } from '../../content/brand.ts'
import { faq } from '../../content/site/landing.ts'
import { absolute } from './address.ts'

/** A schema.org description, as search engines read it. */
export type Data = { readonly '@type': string } & Readonly<Record<string, unknown>>

export const organization: Data = {
  '@type': 'Organization',
  name: brand.name,
  url: absolute('/'),
  logo: absolute('/icons/512.png'),
  description: brand.description,
}

export const questions: Data = {
  '@type': 'FAQPage',
  mainEntity: faq.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}

export const blogPosting = (post: Post, image: string): Data => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  image: absolute(image),
  datePublished: post.date,
  inLanguage: 'de',
  articleSection: post.category,
  keywords: post.tags.join(', '),
  author: { '@type': 'Organization', name: post.author, url: absolute('/') },
  publisher: { '@type': 'Organization', name: brand.name, url: absolute('/'), logo: absolute('/icons/512.png') },
  mainEntityOfPage: absolute(`/blog/${post.slug}`),
})

export const breadcrumbs = (steps: readonly { name: string; path: string }[]): Data => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
})

/** No text may end the script it stands in. */
export const asScript = (data: readonly Data[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll('<', '\\u003c')
