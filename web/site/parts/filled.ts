/** What the server puts back into a form that could not be sent; nothing in a fresh one. */
export const filled = (failed: boolean, standIn: string) => (failed ? { defaultValue: standIn } : {})
