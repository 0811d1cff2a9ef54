import type { Training } from './schema.ts'

/** "HYROX" is a mark of Upsolut Sports GmbH and used to describe the format only; there is no affiliation. */
const loads = {
  light: { 'sled-push': 102, 'sled-pull': 78, 'farmers-carry': 16, 'sandbag-lunge': 10, 'wall-ball': 4 },
  middle: { 'sled-push': 152, 'sled-pull': 103, 'farmers-carry': 24, 'sandbag-lunge': 20, 'wall-ball': 6 },
  heavy: { 'sled-push': 202, 'sled-pull': 153, 'farmers-carry': 32, 'sandbag-lunge': 30, 'wall-ball': 9 },
} as const

const weights = 'redbull.com/au-en/hyrox-weights-overview and chairon.app/blogs/hyrox-weights (2 February 2026), read'
const pairs = `${weights}; hyroxuk.com/hyroxnews, of the organiser, read, for the sleds of doubles and mixed doubles`
const teams = 'redbull.com/au-en/hyrox-weights-overview, read: in the relay all stations have Open loads'

/**
 * The race by season and division: metres or repetitions, loads in kg (sleds with the sled, carries per hand). The rulebook
 * itself was not at hand, nor anything on the season after it.
 */
export const hyrox: Training['hyrox'] = {
  grade: 'B',
  source: `${weights}; the rulebook itself was not at hand`,
  season: '2025/26',
  checked: '2026-11-29',
  runM: 1000,
  stations: [
    { station: 'ski-erg', distanceM: 1000, turns: 2 },
    { station: 'sled-push', distanceM: 50, turns: 1 },
    { station: 'sled-pull', distanceM: 50, turns: 1 },
    { station: 'burpee-broad-jump', distanceM: 80, turns: 2 },
    { station: 'row', distanceM: 1000, turns: 2 },
    { station: 'farmers-carry', distanceM: 200, turns: 1 },
    { station: 'sandbag-lunge', distanceM: 100, turns: 2 },
    { station: 'wall-ball', reps: 100, turns: 2 },
  ],
  divisions: {
    'open-women': { name: { de: 'Open Frauen', en: 'Open women' }, team: 'alone', loads: loads.light, source: weights },
    'open-men': { name: { de: 'Open Männer', en: 'Open men' }, team: 'alone', loads: loads.middle, source: weights },
    'pro-women': { name: { de: 'Pro Frauen', en: 'Pro women' }, team: 'alone', loads: loads.middle, source: weights },
    'pro-men': { name: { de: 'Pro Männer', en: 'Pro men' }, team: 'alone', loads: loads.heavy, source: weights },
    'doubles-women': {
      name: { de: 'Doubles Frauen', en: 'Doubles women' },
      team: 'pair',
      loads: loads.light,
      source: pairs,
    },
    'doubles-men': {
      name: { de: 'Doubles Männer', en: 'Doubles men' },
      team: 'pair',
      loads: loads.middle,
      source: pairs,
    },
    'doubles-mixed': {
      name: { de: 'Doubles Mixed', en: 'Doubles mixed' },
      team: 'pair',
      loads: loads.middle,
      source: pairs,
    },
    'pro-doubles-women': {
      name: { de: 'Pro Doubles Frauen', en: 'Pro doubles women' },
      team: 'pair',
      loads: loads.middle,
      source: 'chairon.app/blogs/hyrox-weights, read: doubles have the loads of their Open or Pro division',
    },
    'pro-doubles-men': {
      name: { de: 'Pro Doubles Männer', en: 'Pro doubles men' },
      team: 'pair',
      loads: loads.heavy,
      source: 'chairon.app/blogs/hyrox-weights, read: doubles have the loads of their Open or Pro division',
    },
    'relay-women': {
      name: { de: 'Staffel Frauen', en: 'Relay women' },
      team: 'relay',
      loads: loads.light,
      source: teams,
    },
    'relay-men': { name: { de: 'Staffel Männer', en: 'Relay men' }, team: 'relay', loads: loads.middle, source: teams },
    'relay-mixed': {
      name: { de: 'Staffel Mixed', en: 'Relay mixed' },
      team: 'relay',
      loads: null,
      source: '"typically" the loads of Open men (chairon.app, read), which nothing else confirmed, so none is given',
    },
  },
  sharing: {
    grade: 'C',
    source:
      'airofin.com/blogs/news/hyrox-singles-v-hyrox-doubles, read, for turns at the stations; hellohyrox.com, 7 January 2026, read, for two runs and two stations each in the relay; the rest is practice',
    /** Of a round’s station that a pair shares; of a whole one that somebody in a relay does alone. */
    ofStation: { alone: 1, pair: 0.5, relay: 1.5 },
    relay: { legs: 2, restSec: 180 },
  },
  splits: {
    grade: 'C',
    source:
      'transitions: 6.5 % of the time of 825 finishers (hyroxdatalab.com, 22 December 2025, read); runs: half of the time, as their medians in about 25 000 races of Open men by finish time (3:26 to 4:06 a kilometre below 60 minutes, 3:51 to 4:57 below 75, 4:23 to 5:52 below 90; published by who counted them, read second-hand), while Brandt 2025 (n = 11, simulated) had 59 %; stations among each other: practice',
    roxzone: 0.065,
    runs: 0.51,
    /** Seconds of the eight runs of those who finish within the hour: their pace falls least. */
    runShape: [206, 216, 227, 227, 227, 227, 227, 246],
    /** What turns leave of a station’s time, and what is known of shares in teams. */
    ofStations: { alone: 1, pair: 0.8, relay: 1 },
    /** Finish times that a target may name, in seconds. */
    possible: [2700, 18000],
    /** A target’s pace as a share of what was run lately: below the first it is far off, below the second a stretch. */
    reach: { far: 0.92, stretch: 0.98 },
  },
}
