import { useEffect } from 'react'
import { brand } from '../../content/brand.ts'

export const useTitle = (title: string) => {
  useEffect(() => {
    document.title = title === brand.name ? title : `${title} – ${brand.name}`
  }, [title])
}
