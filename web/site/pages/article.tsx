import type { Post } from '../../../content/blog/post.ts'
import { brand } from '../../../content/brand.ts'
import { categorySign, article as words } from '../../../content/site/hub.ts'
import { articlePicture, shareImage } from '../assets.ts'
import type { Content } from '../content.ts'
import * as css from '../css/article.css.ts'
import { frame, large, lead, quietLink, soft, title } from '../css/base.css.ts'
import { prose } from '../css/prose.css.ts'
import { longDate } from '../dates.ts'
import { blogPosting, breadcrumbs, organization } from '../json-ld.ts'
import { renderMarkdown } from '../markdown.ts'
import type { Page } from '../page.ts'
import { Contents } from '../parts/contents.tsx'
import { Crumbs } from '../parts/crumbs.tsx'
import { StoreLink } from '../parts/store.tsx'

export const pages = ({ posts }: Content): Page[] =>
  posts.map(post => ({
    path: `/blog/${post.slug}`,
    place: 'blog',
    title: `${post.title} | ${brand.name}`,
    description: post.excerpt || brand.description,
    image: shareImage(post.slug),
    isArticle: true,
    changed: post.date,
    data: [organization, blogPosting(post, shareImage(post.slug)), breadcrumbs(stepsTo(post))],
    body: <Article post={post} />,
  }))

const stepsTo = (post: Post) => [
  { name: words.home, path: '/' },
  { name: words.blog, path: '/blog' },
  { name: post.title, path: `/blog/${post.slug}` },
]

const Article = ({ post }: { post: Post }) => {
  const { html, headings } = renderMarkdown(post.content, articlePicture)
  return (
    <article>
      <Head post={post} />
      <div className={`${frame} ${css.columns}`}>
        <div>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by renderMarkdown */}
          <div className={prose} dangerouslySetInnerHTML={{ __html: html }} data-prose />
          <Liked />
        </div>
        <Contents headings={headings} />
      </div>
      <Ready />
    </article>
  )
}

const Head = ({ post }: { post: Post }) => (
  <header className={`${frame} ${css.hero}`}>
    <Crumbs steps={stepsTo(post)} />
    <div className={css.head}>
      <p className={css.badge} data-category>
        <span aria-hidden="true">{categorySign(post.category).emoji}</span> {post.category}
      </p>
      <h1 className={title}>{post.title}</h1>
      <p className={`${lead} ${soft}`}>{post.excerpt}</p>
      <p className={css.facts}>
        <time dateTime={post.date}>{longDate(post.date)}</time>
        <span>{post.readTime}</span>
        <span>{post.author}</span>
      </p>
    </div>
    {post.image ? <img className={css.picture} {...articlePicture(post.image)} alt="" decoding="async" /> : null}
  </header>
)

const Liked = () => (
  <section className={css.box}>
    <h2 className={large}>{words.liked}</h2>
    <a className={quietLink} href="/blog">
      {words.all}
    </a>
  </section>
)

const Ready = () => (
  <section className={css.ready}>
    <div className={`${frame} ${css.readyWords}`}>
      <h2 className={`${title} ${css.readyTitle}`}>{words.ready}</h2>
      <p className={lead}>{words.readyText}</p>
      <div className={css.readyWays}>
        <StoreLink text={words.store} className={css.readyLink} />
        <a className={css.readyMore} href="/blog">
          {words.more}
        </a>
      </div>
    </div>
  </section>
)
