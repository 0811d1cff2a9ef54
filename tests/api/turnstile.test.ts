import { expect, test } from 'vitest'
import { turnstile } from '../../api/turnstile.ts'

/** A house of one cook: each call takes so many ms of its own, one after the other; answers what became of all who came. */
const serving = (every: (nth: number) => number, calls: number, takes: number) => {
  let now = 0
  const { enter } = turnstile(() => now)
  const line: { readonly came: number; readonly leave: () => void }[] = []
  const waited: { readonly came: number; readonly ms: number }[] = []
  const sentAway: number[] = []
  let busyUntil = 0
  const serveUntil = (moment: number) => {
    for (let next = line[0]; next; next = line[0]) {
      const done = Math.max(busyUntil, next.came) + takes
      if (done > moment) return
      line.shift()
      busyUntil = now = done
      next.leave()
      waited.push({ came: next.came, ms: done - next.came })
    }
  }
  let came = 0
  for (let nth = 0; nth < calls; nth++) {
    came += every(nth)
    serveUntil(came)
    now = came
    const leave = enter(false, 'somewhere')
    if (leave) line.push({ came, leave })
    else sentAway.push(came)
  }
  serveUntil(Number.POSITIVE_INFINITY)
  return { waited, sentAway }
}

const second = 1000

test('three times what can be served: as much is served as ever, each within a tenth of a second, the others are sent away', () => {
  const [takes, seconds] = [2, 20]
  const { waited, sentAway } = serving(() => takes / 3, (seconds * second * 3) / takes, takes)
  expect(waited.length).toBeGreaterThan(0.98 * ((seconds * second) / takes))
  expect(sentAway.length).toBeGreaterThan(1.9 * waited.length)
  expect(Math.max(...waited.map(({ ms }) => ms))).toBeLessThan(310)
  const later = waited.filter(({ came }) => came > 2 * second).map(({ ms }) => ms)
  expect(Math.max(...later)).toBeLessThan(110)
})

test.each([
  ['every day: 300 a second and a screen that asks ten at once', (nth: number) => (nth % 40 < 10 ? 0 : 4), 2],
  [
    'eleven screens that ask ten each in the same moment, now and again',
    (nth: number) => (nth % 110 === 0 ? 2000 : 0),
    2,
  ],
  ['slow, and few', (nth: number) => (nth % 20 === 0 ? 5000 : 0), 40],
])('nobody is sent away: %s', (_, every, takes) => {
  expect(serving(every, 6000, takes).sentAway).toEqual([])
})

test('who waits for something else takes no place, and neither does who has been in hand for long', () => {
  let now = 0
  const { enter, size } = turnstile(() => now)
  for (let nth = 0; nth < 500; nth++) expect(enter(true, 'somewhere')).not.toBeNull()
  expect(size()).toBe(0)
  while (enter(false, 'somewhere')) now += 1
  expect(enter(true, 'somewhere')).toBeNull()
  now += 2500
  expect(enter(false, 'somewhere')).not.toBeNull()
  expect(size()).toBe(1)
})

test('after a flood all are let in again', () => {
  let now = 0
  const { enter } = turnstile(() => now)
  const leaving = Array.from({ length: 1000 }, () => enter(false, 'somewhere')).filter(leave => leave !== null)
  expect(leaving.length).toBeLessThan(300)
  now += 200
  for (const leave of leaving) leave()
  for (let nth = 0; nth < 30; nth++) expect(enter(false, 'somewhere')).not.toBeNull()
})

/** Sixty machines that come again as soon as they are answered or sent away, and somebody with five calls every twelve seconds. */
test.each([1, 4, 20])('who comes now and again is let in while sixty others fill the house, at %i ms a call', takes => {
  let now = 0
  const { enter } = turnstile(() => now)
  const line: (() => void)[] = []
  const free = Array.from({ length: 60 }, (_, n) => `machine ${n}`)
  const seldom: boolean[] = []
  let asks = 0
  while (now < 100_000) {
    for (const from of free.splice(0)) {
      const leave = enter(false, from)
      if (!leave) free.push(from)
      else
        line.push(() => {
          leave()
          free.push(from)
        })
    }
    if (now > 12_000 * (1 + Math.floor(asks / 5))) {
      const leave = enter(false, 'athlete')
      asks++
      seldom.push(leave !== null)
      if (leave) line.push(leave)
    }
    now += takes
    line.shift()?.()
  }
  expect(seldom.length).toBeGreaterThan(30)
  expect(seldom.filter(isIn => !isIn)).toEqual([])
})
