let last: 'key' | 'pointer' = 'pointer'

addEventListener('keydown', () => {
  last = 'key'
})
addEventListener('pointerdown', () => {
  last = 'pointer'
})

/** Was the last thing the person touched a key? */
export const isKeyboardUsed = () => last === 'key'
