import { useEffect } from 'react'
import { brandName } from '../../content/mark.ts'

export const useTitle = (title: string) => {
  useEffect(() => {
    document.title = title === brandName ? title : `${title} – ${brandName}`
  }, [title])
}
