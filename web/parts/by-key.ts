let last: string | undefined

for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, event => (last = event.type), true)

/** Whether what was done last was done by a key: a finger needs no focus. */
export const isByKey = () => last === 'keydown'
