import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import type { AnswerOf } from '../../data/calls.ts'
import { Chosen } from './chosen.tsx'
import * as css from './desk.css.ts'
import * as find from './find.css.ts'
import { timeOf } from './times.ts'

type Listed = AnswerOf<'GET /desk/builds'>
export type Build = Listed['builds'][number]

export const buildsKey = ['desk', 'builds']

/** Up to where it was built; its name where that is all that is known. */
export const momentOf = ({ build, at, position }: Build) =>
  at ? timeOf(at).slice(0, 19) : position ? `position ${position}` : build

/** In full, so that two of one moment are told apart. */
export const nameOf = (build: string, builds: readonly Build[]) => {
  const known = builds.find(each => each.build === build)
  if (build === 'live') return 'live'
  return known ? `${momentOf(known)}, ${known.time ?? ''} · ${known.code ?? ''}` : build
}

type Asked = { readonly model: string; readonly one: string; readonly other: string }

export const addressOf = (asked: Asked & { readonly after?: string }) =>
  `/internal/desk/builds/compare?${new URLSearchParams(asked)}`

type Form = { models: readonly string[]; builds: readonly Build[]; asked?: Partial<Asked> }

/** Which model of which two builds. */
export const CompareForm = ({ models, builds, asked = {} }: Form) => {
  const [, go] = useLocation()
  const done = builds.filter(({ state }) => state === 'done').map(({ build }) => build)
  const sides = [...done, 'live'].map(value => ({ value, name: nameOf(value, builds) }))
  if (done.length === 0) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const said = (name: string) => String(form.get(name) ?? '')
    go(addressOf({ model: said('model'), one: said('one'), other: said('other') }))
  }
  return (
    <section className={css.part} aria-label="Compare">
      <h2 className={css.h2}>Compare two builds of a model</h2>
      <form key={JSON.stringify(asked)} className={find.filters} onSubmit={submit}>
        <Chosen
          label="Read model"
          name="model"
          defaultValue={asked.model}
          of={models.map(name => ({ value: name, name }))}
        />
        <Chosen wide label="One" name="one" defaultValue={asked.one ?? done.at(-1)} of={sides} />
        <Chosen
          wide
          label="Other"
          name="other"
          defaultValue={asked.other ?? (done.length > 1 ? done[0] : 'live')}
          of={sides}
        />
        <div className={find.buttons}>
          <button type="submit" className={css.plain}>
            Compare
          </button>
        </div>
      </form>
    </section>
  )
}
