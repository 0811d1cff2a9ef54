import * as css from './internal.css.ts'

type Props = { label: string; checked: boolean; onChange: (checked: boolean) => void }

export const CheckBox = ({ label, checked, onChange }: Props) => (
  <label className={css.check}>
    <input type="checkbox" className={css.box} checked={checked} onChange={event => onChange(event.target.checked)} />
    {label}
  </label>
)
