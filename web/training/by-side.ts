type Sided = { readonly side?: 'left' | 'right' | null | undefined }

/** What is alike left and right is told once: 'je Seite 9, 8 Wdh.', else 'links 9, 8 Wdh. / rechts 9, 9 Wdh.'. */
export const bySide = <One extends Sided>(sets: readonly One[], words: (sets: readonly One[]) => string): string => {
  const of = (side: Sided['side']) => words(sets.filter(set => (set.side ?? null) === side))
  const [none, left, right] = [of(null), of('left'), of('right')]
  if (left && left === right) return [none, `je Seite ${left}`].filter(Boolean).join(' / ')
  return [none, left && `links ${left}`, right && `rechts ${right}`].filter(Boolean).join(' / ')
}
