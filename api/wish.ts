import { usualMinutes } from '../domain/coach/prescribe/length.ts'
import type { ProfileId, UserId } from '../domain/ids.ts'
import { refuse } from '../domain/kernel/decider.ts'
import type { State as Profiles } from '../domain/training-profiles.ts'
import type { Today } from '../domain/wish.ts'

export type ProfilesNow = (user: UserId) => Promise<Profiles>

type Form = {
  prompt?: string | null | undefined
  durationMinutes?: number | null | undefined
  profileId?: ProfileId | null | undefined
  mood?: number | null | undefined
  today?: readonly Today[] | null | undefined
}

const [fewest, most] = [10, 180]

/** What was wished for, and for the time what the profile says. Another person's place is no place. */
export const wishFor = async (profilesNow: ProfilesNow, user: UserId, form: Form) => {
  const { profiles, plan } = await profilesNow(user)
  if (form.profileId && !profiles[form.profileId]) return refuse('no-such-profile')
  const minutes = form.durationMinutes ?? plan.sessionMinutes ?? usualMinutes
  return { ...changeOf(form), durationMinutes: Math.min(most, Math.max(fewest, minutes)) }
}

export const changeOf = ({ prompt, durationMinutes, profileId, mood, today }: Form) => ({
  ...(prompt?.trim() ? { prompt: prompt.trim() } : {}),
  ...(durationMinutes ? { durationMinutes } : {}),
  ...(profileId ? { profile: profileId } : {}),
  ...(mood ? { mood } : {}),
  ...(today && today.length > 0 ? { today } : {}),
})
