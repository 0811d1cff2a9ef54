/** What a log of so many events was at a moment: signed, and kept where its owner cannot change it unseen. */
export type Checkpoint = {
  readonly origin: string
  readonly size: number
  /** The tree's root, base64. */
  readonly root: string
  /** When it was signed, ISO time. */
  readonly at: string
}

export type Signed = Checkpoint & {
  /** Ed25519 over `signedText`, base64. */
  readonly signature: string
}

/** What is signed, to the letter. */
export const signedText = ({ origin, size, root, at }: Checkpoint) => `${origin}\n${size}\n${root}\n${at}\n`
