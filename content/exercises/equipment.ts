import type { Equipment } from './schema.ts'

const entry = (kind: Equipment['kind'], portable: boolean) => (id: string, de: string, en: string) => ({
  id,
  name: { de, en },
  kind,
  portable,
})

const freeWeight = entry('free-weight', true)
const fixedWeight = entry('free-weight', false)
const machine = entry('machine', false)
const station = entry('station', false)
const fixture = entry('fixture', false)
const accessory = entry('accessory', true)
const cardio = entry('cardio', false)
const place = entry('place', false)

export const equipment: Equipment[] = [
  freeWeight('dumbbells', 'Kurzhanteln (Paar)', 'Dumbbells (pair)'),
  freeWeight('kettlebell', 'Kettlebell', 'Kettlebell'),
  freeWeight('medicine-ball', 'Medizinball', 'Medicine ball'),
  freeWeight('slam-ball', 'Slamball', 'Slam ball'),
  freeWeight('sandbag', 'Sandsack', 'Sandbag'),
  freeWeight('farmers-handles', 'Farmers-Griffe oder zwei Kettlebells', 'Farmers handles or two kettlebells'),
  freeWeight('weight-vest', 'Gewichtsweste', 'Weight vest'),
  fixedWeight('barbell', 'Langhantel', 'Barbell'),
  fixedWeight('ez-bar', 'SZ-Stange', 'EZ bar'),
  fixedWeight('trap-bar', 'Trap-Bar (Hexagonstange)', 'Trap bar'),
  fixedWeight('weight-plates', 'Hantelscheiben', 'Weight plates'),
  fixedWeight('landmine', 'Landmine (drehbare Stangenhalterung)', 'Landmine'),

  station('rack', 'Kniebeugenständer oder Power-Rack', 'Squat stand or power rack'),
  station('bench', 'Flachbank', 'Flat bench'),
  station('incline-bench', 'Verstellbare Bank (flach bis schräg)', 'Adjustable bench (flat to incline)'),
  station('preacher-bench', 'Curlpult', 'Preacher bench'),
  station('back-extension-bench', 'Rückenstreckbank', 'Back extension bench'),
  station('pull-up-bar', 'Klimmzugstange', 'Pull-up bar'),
  station('dip-bars', 'Dip-Barren', 'Dip bars'),
  station('box', 'Plyo-Box oder Step', 'Plyo box or step'),
  station('sled', 'Gewichtsschlitten mit Seil', 'Weight sled with rope'),
  station('wall-ball', 'Wall Ball mit Ziel', 'Wall ball with target'),
  station('battle-ropes', 'Battle Ropes', 'Battle ropes'),

  machine('cable-machine', 'Kabelzug', 'Cable machine'),
  machine('lat-pulldown-machine', 'Latzug', 'Lat pulldown machine'),
  machine('row-machine', 'Rudermaschine (sitzend, Gewichtsblock)', 'Seated row machine'),
  machine('chest-press-machine', 'Brustpresse', 'Chest press machine'),
  machine('pec-deck', 'Butterfly-Maschine', 'Pec deck'),
  machine('shoulder-press-machine', 'Schulterpresse', 'Shoulder press machine'),
  machine('leg-press', 'Beinpresse', 'Leg press'),
  machine('hack-squat-machine', 'Hackenschmidt-Maschine', 'Hack squat machine'),
  machine('leg-extension-machine', 'Beinstrecker', 'Leg extension machine'),
  machine('leg-curl-machine', 'Beinbeuger', 'Leg curl machine'),
  machine('abductor-machine', 'Abduktorenmaschine', 'Hip abductor machine'),
  machine('adductor-machine', 'Adduktorenmaschine', 'Hip adductor machine'),
  machine('calf-raise-machine', 'Wadenmaschine', 'Calf raise machine'),
  machine('ab-crunch-machine', 'Bauchmaschine', 'Ab crunch machine'),
  machine('assisted-pull-up-machine', 'Klimmzug- und Dipmaschine', 'Assisted pull-up and dip machine'),
  machine('hip-thrust-machine', 'Hip-Thrust-Maschine', 'Hip thrust machine'),
  machine('belt-squat-machine', 'Gürtelkniebeugen-Maschine', 'Belt squat machine'),
  machine('lateral-raise-machine', 'Seithebemaschine', 'Lateral raise machine'),
  machine('smith-machine', 'Multipresse', 'Smith machine'),

  accessory('rings', 'Turnringe (aufgehängt)', 'Gymnastic rings (hung up)'),
  accessory('suspension-trainer', 'Schlingentrainer', 'Suspension trainer'),
  accessory('resistance-band', 'Widerstandsband', 'Resistance band'),
  accessory('mini-band', 'Miniband', 'Mini band'),
  accessory('door-anchor', 'Türanker für Bänder', 'Door anchor for bands'),
  accessory('dip-belt', 'Dip-Gürtel', 'Dip belt'),
  accessory('jump-rope', 'Springseil', 'Jump rope'),
  accessory('ab-wheel', 'Bauchroller', 'Ab wheel'),
  accessory('foam-roller', 'Faszienrolle', 'Foam roller'),
  accessory('stability-ball', 'Gymnastikball', 'Stability ball'),
  accessory('mat', 'Matte', 'Mat'),

  cardio('ski-erg', 'SkiErg', 'SkiErg'),
  cardio('rowing-machine', 'Ruderergometer', 'Rowing machine'),
  cardio('stationary-bike', 'Fahrradergometer', 'Stationary bike'),
  cardio('assault-bike', 'Air Bike', 'Air bike'),
  cardio('treadmill', 'Laufband', 'Treadmill'),
  cardio('elliptical', 'Crosstrainer', 'Elliptical trainer'),
  cardio('stair-climber', 'Treppensteiger', 'Stair climber'),

  fixture('wall', 'Freie Wand', 'Free wall'),
  fixture('chair', 'Stabiler Stuhl oder Sofa', 'Sturdy chair or sofa'),

  place('running-route', 'Laufstrecke im Freien', 'Outdoor running route'),
  place('hill', 'Hügel oder ansteigender Weg', 'Hill or rising path'),
  place('pool', 'Schwimmbad oder See', 'Pool or lake'),
  place('stairs', 'Treppe', 'Stairs'),
]
