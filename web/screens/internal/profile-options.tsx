import type { TrainingProfile } from './queries.ts'

export const ProfileOptions = ({ profiles }: { profiles: readonly TrainingProfile[] }) =>
  profiles.map(({ id, name, is_primary }) => (
    <option key={id} value={id}>
      {is_primary ? `${name} (Primary)` : name}
    </option>
  ))
