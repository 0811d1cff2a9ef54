/** Hashes bytes, all of them in this order, as one. */
export type Hash = (...parts: readonly Uint8Array[]) => Uint8Array

/** The root over the leaves from `start`, a power of two of them, beginning at a multiple of their number. */
export type Subtree = (start: number, size: number) => Uint8Array

const ofLeaf = Uint8Array.of(0)
const ofNode = Uint8Array.of(1)

/**
 * The Merkle tree of Certificate Transparency (RFC 9162, section 2.1): a root stands for a log of so many entries in
 * their order, a few hashes show that an entry is in it, and a few that a longer log begins with a shorter one.
 */
export const leafOf = (hash: Hash, entry: Uint8Array) => hash(ofLeaf, entry)
export const nodeOf = (hash: Hash, left: Uint8Array, right: Uint8Array) => hash(ofNode, left, right)

/** The largest power of two below n. */
const half = (n: number) => 2 ** Math.ceil(Math.log2(n) - 1)
const isPower = (n: number) => Number.isInteger(Math.log2(n))

/** The root over the leaves from `start` to `end`, both whole branches of the tree over all. */
export const rootOf = (hash: Hash, subtree: Subtree, end: number, start = 0): Uint8Array => {
  const size = end - start
  if (size === 0) return hash()
  if (isPower(size)) return subtree(start, size)
  const middle = start + half(size)
  return nodeOf(hash, rootOf(hash, subtree, middle, start), rootOf(hash, subtree, end, middle))
}

/** What shows that leaf `index` is in the tree over `end` leaves: the neighbours on its way up. */
export const inclusionOf = (hash: Hash, subtree: Subtree, index: number, end: number, start = 0): Uint8Array[] => {
  const size = end - start
  if (size <= 1) return []
  const middle = start + half(size)
  return index < middle
    ? [...inclusionOf(hash, subtree, index, middle, start), rootOf(hash, subtree, end, middle)]
    : [...inclusionOf(hash, subtree, index, end, middle), rootOf(hash, subtree, middle, start)]
}

/** What shows that the tree over `end` leaves begins with the one over `older` of them. */
export const consistencyOf = (hash: Hash, subtree: Subtree, older: number, end: number): Uint8Array[] => {
  const within = (start: number, stop: number, isWhole: boolean): Uint8Array[] => {
    const size = stop - start
    if (older === stop) return isWhole ? [] : [rootOf(hash, subtree, stop, start)]
    const middle = start + half(size)
    return older <= middle
      ? [...within(start, middle, isWhole), rootOf(hash, subtree, stop, middle)]
      : [...within(middle, stop, false), rootOf(hash, subtree, middle, start)]
  }
  return older === 0 || older === end ? [] : within(0, end, true)
}

/** The root that a leaf and its neighbours lead to; null when there are too many or too few of them. */
export const rootFrom = (
  hash: Hash,
  leaf: Uint8Array,
  index: number,
  size: number,
  path: readonly Uint8Array[],
): Uint8Array | null => {
  if (index >= size) return null
  const [neighbour, rest] = [path.at(-1), path.slice(0, -1)]
  if (size === 1) return path.length === 0 ? leaf : null
  if (!neighbour) return null
  const middle = half(size)
  const inner =
    index < middle
      ? rootFrom(hash, leaf, index, middle, rest)
      : rootFrom(hash, leaf, index - middle, size - middle, rest)
  if (!inner) return null
  return index < middle ? nodeOf(hash, inner, neighbour) : nodeOf(hash, neighbour, inner)
}

type Roots = { readonly older: Uint8Array; readonly newer: Uint8Array }

/** The two roots that a proof of consistency leads to; null when it has too many or too few hashes. */
export const rootsFrom = (
  hash: Hash,
  olderRoot: Uint8Array,
  older: number,
  newer: number,
  path: readonly Uint8Array[],
): Roots | null => {
  const within = (m: number, n: number, isWhole: boolean, hashes: readonly Uint8Array[]): Roots | null => {
    const [last, rest] = [hashes.at(-1), hashes.slice(0, -1)]
    if (m === n) {
      if (isWhole) return hashes.length === 0 ? { older: olderRoot, newer: olderRoot } : null
      return last && rest.length === 0 ? { older: last, newer: last } : null
    }
    if (!last) return null
    const middle = half(n)
    if (m <= middle) {
      const inner = within(m, middle, isWhole, rest)
      return inner && { older: inner.older, newer: nodeOf(hash, inner.newer, last) }
    }
    const inner = within(m - middle, n - middle, false, rest)
    return inner && { older: nodeOf(hash, last, inner.older), newer: nodeOf(hash, last, inner.newer) }
  }
  if (older > newer || older < 1) return null
  return within(older, newer, true, path)
}

/** A tree that grows leaf by leaf: only the branches that are whole are kept, one for each power of two. */
export const growing = (hash: Hash) => {
  const branches: { readonly size: number; readonly root: Uint8Array }[] = []
  let size = 0
  return {
    add: (leaf: Uint8Array) => {
      let branch = { size: 1, root: leaf }
      for (let left = branches.at(-1); left?.size === branch.size; left = branches.at(-1)) {
        branches.pop()
        branch = { size: left.size * 2, root: nodeOf(hash, left.root, branch.root) }
      }
      branches.push(branch)
      size++
    },
    size: () => size,
    root: () =>
      branches
        .map(({ root }) => root)
        .reduceRight<Uint8Array | null>((right, left) => (right ? nodeOf(hash, left, right) : left), null) ?? hash(),
  }
}
