import { Area, Field } from '../../parts/field.tsx'
import type { PlanForm, personal } from './plan-fields.ts'

type Props = {
  fields: typeof personal
  form: PlanForm
  onChange: (change: Partial<PlanForm>) => void
}

export const PlanInputs = ({ fields, form, onChange }: Props) =>
  fields.map(({ name, label, kind, hint }) => {
    const wired = { label, hint, value: form[name] }
    if (kind === 'words')
      return (
        <Area key={name} {...wired} maxLength={2000} onChange={event => onChange({ [name]: event.target.value })} />
      )
    const numeric = kind === 'text' ? {} : ({ type: 'number', step: kind === 'whole' ? 1 : 'any' } as const)
    const pad = kind === 'text' ? 'text' : kind === 'whole' ? 'numeric' : 'decimal'
    return (
      <Field
        key={name}
        {...wired}
        {...numeric}
        inputMode={pad}
        autoComplete="off"
        onChange={event => onChange({ [name]: event.target.value })}
      />
    )
  })
