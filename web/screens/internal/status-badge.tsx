import * as css from './status-badge.css.ts'

type Tone = keyof typeof css.badge

export const WorkoutBadge = ({ status }: { status: string }) => {
  if (status === 'COMPLETED') return <Badge tone="success" status={status} />
  return <Badge tone={status === 'INCOMPLETE' ? 'warning' : 'secondary'} status={status} />
}

export const BlockBadge = ({ status }: { status: string }) => {
  if (status === 'complete') return <Badge tone="success" status={status} />
  return <Badge tone={status === 'in_progress' ? 'warning' : 'outline'} status={status} />
}

const Badge = ({ tone, status }: { tone: Tone; status: string }) => (
  <span className={css.badge[tone]} data-tone={tone}>
    {status.replaceAll('_', ' ')}
  </span>
)
