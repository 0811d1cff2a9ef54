import { useMutation, useQuery } from '@tanstack/react-query'
import { ask } from '../../data/client.ts'
import { wordsOf } from '../../data/problem.ts'
import { consents, queryClient } from '../../data/queries.ts'
import { Chip } from '../../parts/chip.tsx'
import { Notice } from '../../parts/notice.tsx'
import { soft } from '../../type.css.ts'
import * as css from './settings.css.ts'

/** Shown only where a language model is set up: without one there is nothing to allow. */
export const AiConsent = () => {
  const { data } = useQuery(consents)
  const allow = useMutation({
    networkMode: 'always',
    mutationFn: (given: boolean) => ask('PUT /api/consents/:purpose', { params: { purpose: 'ai' }, body: { given } }),
    onSuccess: answer => queryClient.setQueryData(consents.queryKey, answer),
  })
  if (!data?.ai.available) return null
  const given = allow.isPending ? allow.variables : data.ai.given
  return (
    <fieldset>
      <legend className={css.legend}>KI-Coach</legend>
      <div className={css.part}>
        <div className={css.chips}>
          <Chip chosen={given} onClick={() => allow.mutate(true)}>
            Darf mitplanen
          </Chip>
          <Chip chosen={!given} onClick={() => allow.mutate(false)}>
            Nur der eingebaute Coach
          </Chip>
        </div>
        <p className={soft}>
          Ein Sprachmodell schlägt Übungen vor, unsere Trainingsregeln entscheiden. Es erfährt dein Ziel, dein Niveau,
          deinen Ort, deine Einschränkungen, deine letzten Gewichte und deinen Wunsch, aber nicht deinen Namen und nicht
          deine Adresse. Was du änderst, gilt ab dem nächsten Workout.
        </p>
        {allow.error ? <Notice tone="bad">{wordsOf(allow.error)}</Notice> : null}
      </div>
    </fieldset>
  )
}
