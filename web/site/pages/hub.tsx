import type { Post } from '../../../content/blog/post.ts'
import { article, hub as words } from '../../../content/site/hub.ts'
import { meta } from '../../../content/site/meta.ts'
import { button } from '../../parts/button.css.ts'
import { unseen } from '../../type.css.ts'
import { standIns } from '../address.ts'
import type { Content } from '../content.ts'
import { frame, giant, large, lead } from '../css/base.css.ts'
import * as css from '../css/hub.css.ts'
import background from '../hub-background.svg?inline'
import { breadcrumbs, organization } from '../json-ld.ts'
import type { Page } from '../page.ts'
import { PostCard } from '../parts/post-card.tsx'
import { StoreLink } from '../parts/store.tsx'

export const pages = ({ posts }: Content): Page[] => [
  {
    path: '/blog',
    place: 'blog',
    ...meta['/blog'],
    data: [
      organization,
      breadcrumbs([
        { name: article.home, path: '/' },
        { name: article.blog, path: '/blog' },
      ]),
    ],
    body: <Hub posts={posts} />,
  },
]

const Hub = ({ posts }: { posts: readonly Post[] }) => (
  <>
    <section className={css.hero}>
      <img className={css.background} src={background} width={1440} height={640} alt="" data-hub-background />
      <div className={`${frame} ${css.words}`}>
        <h1 className={giant}>{words.title}</h1>
        <p className={`${lead} ${css.subtitle}`}>{words.subtitle}</p>
        <div className={css.ways}>
          <a className={button.primary} href="#artikel">
            {words.discover}
          </a>
          <a className={button.plain} href={standIns.appStoreUrl} target="_blank" rel="noopener">
            {words.download}
          </a>
        </div>
      </div>
    </section>
    <section id="artikel" className={`${frame} ${css.articles}`} aria-labelledby="articles-title">
      <h2 id="articles-title" className={unseen}>
        {words.articles}
      </h2>
      {posts.length > 0 ? <Articles posts={posts} /> : <Empty />}
    </section>
  </>
)

const Articles = ({ posts }: { posts: readonly Post[] }) => (
  <div className={css.grid} data-articles>
    {posts.map((post, at) => (
      <PostCard key={post.slug} post={post} first={at === 0} />
    ))}
  </div>
)

const Empty = () => (
  <div className={css.empty}>
    <p className={large}>{words.empty}</p>
    <StoreLink text={words.emptyLink} />
  </div>
)
