import { folder } from 'virtual:exercise-files'
import { queryOptions } from '@tanstack/react-query'
import type { Sheet } from '../../content/exercises/sheet.ts'

// What lies in a folder named by its content never changes.
const forGood = { staleTime: Number.POSITIVE_INFINITY, retry: 1 } as const

export const addresses = (exercise: string) => ({
  drawing: `${folder}/${exercise}.svg`,
  sheet: `${folder}/${exercise}.json`,
})

export const drawing = (exercise: string) =>
  queryOptions({
    ...forGood,
    queryKey: ['drawing', exercise],
    queryFn: ({ signal }) => readDrawing(addresses(exercise).drawing, signal),
  })

export const sheet = (exercise: string) =>
  queryOptions({
    ...forGood,
    queryKey: ['sheet', exercise],
    queryFn: async ({ signal }): Promise<Sheet> => {
      const answer = await fetch(addresses(exercise).sheet, { signal })
      if (!answer.ok) throw new Error(`${exercise}: ${answer.status}`)
      return answer.json()
    },
  })

/** As a document, not as text: the page may not turn text into elements (Trusted Types). */
const readDrawing = (address: string, signal: AbortSignal) =>
  new Promise<Element>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error(`${address}: ${request.status}`))
    request.open('GET', address)
    request.responseType = 'document'
    request.onerror = fail
    request.onabort = fail
    request.onload = () => {
      const root = request.responseXML?.documentElement
      return request.status === 200 && root ? resolve(root) : fail()
    }
    signal.addEventListener('abort', () => request.abort())
    request.send()
  })
