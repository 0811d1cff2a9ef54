import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  consistencyOf,
  growing,
  type Hash,
  inclusionOf,
  leafOf,
  nodeOf,
  rootFrom,
  rootOf,
  rootsFrom,
  type Subtree,
} from '../../domain/proof/tree.ts'

const hash: Hash = (...parts) => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest()
}
const over = (entries: readonly Uint8Array[]): Subtree => {
  const leaves = entries.map(entry => leafOf(hash, entry))
  const subtree: Subtree = (start, size) =>
    size === 1 ? (leaves[start] ?? hash()) : nodeOf(hash, subtree(start, size / 2), subtree(start + size / 2, size / 2))
  return subtree
}
const hex = (bytes: Uint8Array | null | undefined) => (bytes ? Buffer.from(bytes).toString('hex') : null)
const entries = (count: number) => Array.from({ length: count }, (_, n) => Buffer.from(`event ${n}`))

describe('the tree over a log', () => {
  // The inputs and roots that the implementations of RFC 6962 test each other with.
  const known = [
    '',
    '00',
    '10',
    '2021',
    '3031',
    '40414243',
    '5051525354555657',
    '606162636465666768696a6b6c6d6e6f',
  ].map(text => Buffer.from(text, 'hex'))
  test.each([
    [0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
    [2, 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
    [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
    [4, 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7'],
    [5, '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
    [6, '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef'],
    [7, 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c'],
    [8, '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
  ])('of %i entries has the root that others find', (size, root) => {
    expect(hex(rootOf(hash, over(known), size))).toBe(root)
  })

  test('grows leaf by leaf to the same roots', () => {
    const all = entries(200)
    const tree = growing(hash)
    for (const [n, entry] of all.entries()) {
      expect(hex(tree.root())).toBe(hex(rootOf(hash, over(all), n)))
      tree.add(leafOf(hash, entry))
    }
  })

  test('shows of each entry that it is in, of no other entry and at no other place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), fc.nat(), (size, one, other) => {
        const [index, elsewhere] = [one % size, other % size]
        const all = entries(size)
        const subtree = over(all)
        const root = hex(rootOf(hash, subtree, size))
        const path = inclusionOf(hash, subtree, index, size)
        const leaf = leafOf(hash, all[index] ?? Buffer.alloc(0))
        expect(hex(rootFrom(hash, leaf, index, size, path))).toBe(root)
        if (elsewhere !== index) expect(hex(rootFrom(hash, leaf, elsewhere, size, path))).not.toBe(root)
        expect(hex(rootFrom(hash, leafOf(hash, Buffer.from('another')), index, size, path))).not.toBe(root)
        expect(hex(rootFrom(hash, leaf, index, size, [...path, leaf]))).not.toBe(root)
      }),
    )
  })

  test('shows that a log begins with what it was, and never that it begins with something else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), fc.nat(), (newer, part, where) => {
        const older = 1 + (part % newer)
        const all = entries(newer)
        const before = rootOf(hash, over(all), older)
        const path = consistencyOf(hash, over(all), older, newer)
        const roots = rootsFrom(hash, before, older, newer, path)
        expect(hex(roots?.older)).toBe(hex(before))
        expect(hex(roots?.newer)).toBe(hex(rootOf(hash, over(all), newer)))
        const changed = all.with(where % older, Buffer.from('changed'))
        const after = consistencyOf(hash, over(changed), older, newer)
        const forged = rootsFrom(hash, before, older, newer, after)
        const fits =
          hex(forged?.older) === hex(before) && hex(forged?.newer) === hex(rootOf(hash, over(changed), newer))
        expect(fits).toBe(false)
      }),
    )
  })
})
