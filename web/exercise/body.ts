type Part = { readonly muscle: string; readonly view: 'front' | 'back'; readonly d: string }

const front = (muscle: string, d: string): Part => ({ muscle, view: 'front', d })
const back = (muscle: string, d: string): Part => ({ muscle, view: 'back', d })

/** The right half of each view, 100 wide and 200 high, mirrored at x = 50. */
export const parts: readonly Part[] = [
  front('neck', 'M51 24h4.5l1.5 8-6 2z'),
  front('traps', 'M57 30l9 4.5-9.5.5z'),
  front('front-delts', 'M66 36c4 0 7 3 7 8-3 1-6 0-7.5-2z'),
  front('side-delts', 'M73.5 37c4 2 5 7 4 12-2 0-3.5-2-3.5-5z'),
  front('chest', 'M51 39c5-2 11-2 14 0 3 4 2 10-2 14-4 3-9 2-12 0z'),
  front('biceps', 'M73 49c4 0 6 4 6 9s-1 8-3 9c-3-3-5-12-3-18z'),
  front('forearms', 'M77 70c4 0 6 5 7 11l2 13-4 1c-3-7-6-17-5-25z'),
  front('abs', 'M51 57h7.5l-1 30L51 94z'),
  front('obliques', 'M60 57l7-3c0 10-1 20-2 29l-6 5z'),
  front('hip-flexors', 'M56 91l9-4-2 12-4 5z'),
  front('pelvic-floor', 'M51 97l4-2-1 8-3 2z'),
  front('adductors', 'M51.5 106l4.5 1c1 8 0 16-2 22-2-6-3-14-2.5-23z'),
  front('quads', 'M58 107c6-4 9 0 9.5 8 1 10-1 20-5 25-5 0-7-4-7-10 0-8 1-17 2.5-23z'),
  front('abductors', 'M66.5 88c3 4 4 12 3 20l-2-2c-1-6-2-12-1-18z'),
  front('shins', 'M59 149c3-1 5 1 5 6 0 8-1 16-3 24h-2c-1-10-1.5-20 0-30z'),
  back('neck', 'M51 22h4.5l.5 7-5 1z'),
  back('traps', 'M51 31l6-1 10 4.5-9 6-3 14-4 10z'),
  back('rear-delts', 'M66 36c5 0 8 3 8.5 8-4 2-8 0-10-3z'),
  back('side-delts', 'M75 37c3 3 4 7 3 12-2 0-3-2-3-5z'),
  back('rotator-cuff', 'M59 42l6-1 5 4-4 4-7-1z'),
  back('upper-back', 'M57 48l8 3-3 10-8 4z'),
  back('lats', 'M67 50l3 2c0 9-2 18-5 25l-10 5-1-14z'),
  back('triceps', 'M73.5 49c4 0 6 4 5.5 9s-1 8-3 9c-3-3-4-12-2.5-18z'),
  back('forearms', 'M77 70c4 0 6 5 7 11l2 13-4 1c-3-7-6-17-5-25z'),
  back('lower-back', 'M51 70l4 2 2 14-2 6-4 2z'),
  back('obliques', 'M66 78l-1 8-6 4-1-6z'),
  back('abductors', 'M66.5 88c3 4 4 10 3 15l-4-3z'),
  back('glutes', 'M51 95c6-4 14-2 16 5 1 8-5 13-16 10z'),
  back('hamstrings', 'M55 113c5 1 10 0 12-3 1 11-1 22-5 29-5 1-7-3-7.5-9-.5-6 0-12 .5-17z'),
  back('adductors', 'M51.5 112l2 1c0 6 0 12-1 17-1-5-1.5-11-1-18z'),
  back('calves', 'M57 146c5-2 9 1 9 8 0 7-2 13-5 17-4-1-6-7-6-13 0-5 .5-9 2-12z'),
]

/** What the muscles lie on: the outline of half a body. */
export const outline =
  'M50 4c6 0 9 5 9 11s-2 9-4 11v4l12 4c7 2 10 6 11 12l3 22 6 26c1 5-4 6-5 2l-9-26-4-16c-1 10-2 20-3 30 2 8 4 14 3 24-1 12-3 22-4 32 2 10 1 20-1 30l-1 12 4 6c0 2-10 2-10 0l-2-20c-2-10-2-20-1-30L50 116z'
