import type { Post } from '../../../content/blog/post.ts'
import { categorySign } from '../../../content/site/hub.ts'
import { articlePicture, articlePictureWithin } from '../assets.ts'
import { large, small } from '../css/base.css.ts'
import * as css from '../css/card.css.ts'
import { shortDate } from '../dates.ts'

const tagsOnCard = 2

type Props = { post: Post; look?: 'card' | 'row' | 'large'; first?: boolean }

export const PostCard = ({ post, look = 'card', first = false }: Props) => (
  <article className={look === 'row' ? css.row : css.card} data-post={post.slug}>
    <div className={css.image}>
      {post.image ? <Image source={post.image} first={first} /> : <CategoryIcon category={post.category} />}
    </div>
    <div className={css.words}>
      <p className={css.labels}>
        <span className={css.category} data-category>
          {post.category.toUpperCase()}
        </span>
        {look === 'row'
          ? null
          : post.tags.slice(0, tagsOnCard).map(tag => (
              <span key={tag} className={css.tag} data-tag>
                {tag}
              </span>
            ))}
      </p>
      <h3 className={look === 'large' ? large : small}>
        <a className={css.title} href={`/blog/${post.slug}`}>
          {post.title}
        </a>
      </h3>
      {look === 'row' ? null : <p className={css.excerpt}>{post.excerpt}</p>}
      <p className={css.dates}>
        <time dateTime={post.date}>{shortDate(post.date)}</time>
        <span>{post.readTime}</span>
      </p>
    </div>
  </article>
)

const Image = ({ source, first }: { source: string; first: boolean }) => {
  const picture = first ? articlePictureWithin(source) : articlePicture(source)
  return <img {...picture} alt="" loading="lazy" />
}

const drawings = {
  muscle:
    'M4.5 19.500c-.8-5.500.6-10.500 3-14.500l3.500.5.500 3-2.500 1.500c0 2 .7 3.300 2 4.500 1.800-2 6-2.300 8 .5 1.300 1.900.9 4.500-1.500 5.500-4 1.600-9 .8-13-1Z',
  brain:
    'M12 5.500a3 3 0 0 0-5.500-1.200A3.200 3.200 0 0 0 4.200 9.500a3.500 3.500 0 0 0 .3 5.500 3.300 3.300 0 0 0 4 4.500A2.500 2.500 0 0 0 12 18V5.500ZM12 5.500a3 3 0 0 1 5.500-1.200 3.200 3.200 0 0 1 2.300 5.200 3.500 3.500 0 0 1-.3 5.500 3.300 3.300 0 0 1-4 4.500A2.500 2.500 0 0 1 12 18M8.500 9.500c0 1.500 1 2.500 2 2.500M15.500 9.500c0 1.500-1 2.500-2 2.500',
} as const

const CategoryIcon = ({ category }: { category: string }) => {
  const { icon } = categorySign(category)
  return (
    <svg viewBox="0 0 24 24" className={css.icon} aria-hidden="true" data-icon={icon}>
      <path d={drawings[icon]} />
    </svg>
  )
}
