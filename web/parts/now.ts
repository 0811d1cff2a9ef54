import { createContext, useContext } from 'react'

const Now = createContext<Date | null>(null)

/** What is drawn inside is drawn as if it were this moment. */
export const AsOf = Now.Provider

export const useNow = () => useContext(Now) ?? new Date()
