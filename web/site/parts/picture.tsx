import { phone, sheet } from '../css/picture.css.ts'
import { productPicture, type Shot } from '../pictures.ts'

const edges = { phone, sheet } as const

type Props = { name: Shot; words: string; as: 'phone' | 'sheet'; sizes: string; dark?: boolean; first?: boolean }

/** A picture of the product, light or dark as the reader likes it; always dark where the ground is. */
export const Picture = ({ name, words, as, sizes, dark = false, first = false }: Props) => {
  const { light, dark: night, width, height } = productPicture(name)
  return (
    <picture className={edges[as]}>
      {dark ? null : <source media="(prefers-color-scheme: dark)" srcSet={night} sizes={sizes} type="image/avif" />}
      <img
        src={(dark ? night : light).split(' ')[0]}
        srcSet={dark ? night : light}
        sizes={sizes}
        width={width}
        height={height}
        alt={words}
        {...(first ? { decoding: 'async' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}
