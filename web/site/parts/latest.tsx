import type { Post } from '../../../content/blog/post.ts'
import { latestPosts as words } from '../../../content/site/landing.ts'
import { Icon } from '../../parts/icon.tsx'
import { frame, quietLink, soft, title } from '../css/base.css.ts'
import * as css from '../css/landing.css.ts'
import { PostCard } from './post-card.tsx'

const shown = 3

export const Latest = ({ posts }: { posts: readonly Post[] }) => {
  const [newest, ...others] = posts.slice(0, shown)
  return newest ? (
    <section className={css.latest} aria-labelledby="latest-title" data-latest data-later>
      <div className={`${frame} ${css.part}`}>
        <div className={css.latestHead}>
          <div>
            <h2 id="latest-title" className={title}>
              {words.heading}
            </h2>
            <p className={soft}>{words.text}</p>
          </div>
          <a className={quietLink} href="/blog">
            {words.all}
            <Icon name="arrow" />
          </a>
        </div>
        <div className={css.latestList}>
          <PostCard post={newest} look="large" />
          <div className={css.others}>
            {others.map(post => (
              <PostCard key={post.slug} post={post} look="row" />
            ))}
          </div>
        </div>
      </div>
    </section>
  ) : null
}
