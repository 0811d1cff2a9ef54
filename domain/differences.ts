import { defined } from './fields.ts'

export type Difference = { readonly path: string; readonly was?: unknown; readonly is?: unknown }

/** Every place where two values differ, as `sets.a.reps`; `was` or `is` is absent where there was nothing. */
export const differences = (was: unknown, is: unknown, path = ''): readonly Difference[] => {
  if (Object.is(was, is)) return []
  if (!isHolder(was) || !isHolder(is) || Array.isArray(was) !== Array.isArray(is))
    return [{ path, ...defined({ was, is }) }]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap(name =>
    differences(Reflect.get(was, name), Reflect.get(is, name), path ? `${path}.${name}` : name),
  )
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null
