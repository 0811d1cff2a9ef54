import { Wide } from '../../parts/wide.tsx'
import * as css from './detail.css.ts'

export const RawJson = ({ text }: { text: string }) => (
  <Wide label="Raw JSON">
    <pre className={css.raw}>{JSON.stringify(JSON.parse(text), null, 2)}</pre>
  </Wide>
)
