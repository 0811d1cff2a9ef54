import { readFile } from 'node:fs/promises'
import type { z } from 'zod'

/** A file that is not what was asked for; the message names each field and what is allowed. */
export class BadFile extends Error {}

/** Reads a JSON file of this shape. Every fault is named by its path: `athletes[0].strength.bench: unknown exercise`. */
export const readJson = async <Shape extends z.ZodType>(file: string, shape: Shape): Promise<z.output<Shape>> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BadFile(`${file}: there is no such file`)
  })
  return parsed(file, jsonIn(file, text), shape)
}

export const parsed = <Shape extends z.ZodType>(file: string, value: unknown, shape: Shape): z.output<Shape> => {
  const read = shape.safeParse(value)
  if (read.success) return read.data
  throw new BadFile(read.error.issues.flatMap(issue => faults(issue).map(fault => `${file}: ${fault}`)).join('\n'))
}

const jsonIn = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BadFile(`${file}: is not JSON (${error instanceof Error ? error.message : error})`)
  }
}

const faults = (issue: z.core.$ZodIssue): string[] => {
  const path = pathOf(issue.path)
  if (issue.code === 'unrecognized_keys') return issue.keys.map(key => `${pathOf([...issue.path, key])}: unknown field`)
  if (issue.code === 'invalid_key') return [`${path}: ${issue.issues.map(({ message }) => message).join(', ')}`]
  return [`${path}: ${issue.message}`]
}

const pathOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (before, step) =>
      typeof step === 'number' ? `${before}[${step}]` : before === '' ? String(step) : `${before}.${String(step)}`,
    '',
  ) || 'the file'
