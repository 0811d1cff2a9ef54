import { describe, expect, test } from 'vitest'
import { signedByChain } from '../../adapters/payments/signed-by-chain.ts'
import { appleLike, appleMarks, certified, signedBy } from '../support/certificates.ts'

const { root, intermediate, leaf } = appleLike()
const open = signedByChain({ root: root.certificate, clock: () => '2026-11-22T12:00:00.000Z' })
const chain = [leaf, intermediate, root]
const said = { said: 'so' }

test('what the chain of the root signed is read', () => {
  expect(open(signedBy(chain, said))).toEqual(said)
})

describe('nothing is believed', () => {
  const elsewhere = appleLike()
  const ownLeaf = certified({ name: 'Leaf', by: root, mark: appleMarks.leaf })
  const forged: Readonly<Record<string, string>> = {
    'of another root': signedBy([elsewhere.leaf, elsewhere.intermediate, elsewhere.root], said),
    'of another root that carries ours': signedBy([elsewhere.leaf, elsewhere.intermediate, root], said),
    'by a leaf of another chain': signedBy([elsewhere.leaf, intermediate, root], said),
    'by a leaf that is no leaf of the store': signedBy(
      [certified({ name: 'Leaf', by: intermediate }), intermediate, root],
      said,
    ),
    'by an intermediate that may not sign': signedBy(
      [certified({ name: 'L', by: leaf, mark: appleMarks.leaf }), leaf, root],
      said,
    ),
    'without the intermediate': signedBy([ownLeaf, root, root], said),
    'of an intermediate without the mark': (() => {
      const plain = certified({ name: 'Plain', by: root, ca: true })
      return signedBy([certified({ name: 'L', by: plain, mark: appleMarks.leaf }), plain, root], said)
    })(),
    'of a leaf that has expired': signedBy(
      [
        certified({ name: 'Leaf', by: intermediate, mark: appleMarks.leaf, until: new Date('2025-01-01') }),
        intermediate,
        root,
      ],
      said,
    ),
    'of a chain too short': signedBy([leaf, intermediate], said),
    'with another algorithm': signedBy(chain, said, { alg: 'none' }),
    'with HMAC by a public key': signedBy(chain, said, { alg: 'HS256' }),
    'that was changed': signedBy(chain, said).replace(
      /\.[^.]+\./,
      `.${Buffer.from('{"said":"no"}').toString('base64url')}.`,
    ),
    'without a signature': signedBy(chain, said).replace(/[^.]+$/, ''),
  }

  test.each(Object.entries(forged))('%s', (_, jws) => expect(open(jws)).toBeNull())

  test.each([[''], ['a.b.c'], ['..'], [undefined], [7], [{}], ['x'.repeat(100_000)]])('of %j', jws =>
    expect(open(jws)).toBeNull(),
  )
})
