import { describe, expect, test } from 'vitest'
import { levelOf } from './reading.ts'

// What happens in a week beside the training, in the words of signs that stop: none of it is about oneself or one's
// health. Beside each, the same words where they are.

describe.each<readonly [string, { readonly calm: readonly string[]; readonly stops: readonly string[] }]>([
  [
    'what falls over is a thing, or part of an exercise',
    {
      calm: [
        'Kettlebell ist umgefallen, die Fliese hat einen Sprung',
        'Hantelständer umgefallen, alles wieder aufgestellt',
        'Das Rad ist umgekippt, Lenker verbogen',
        'Bin beim Handstand umgefallen, Matte war weich, gleich noch mal',
        'Beim Pistol Squat umgekippt, gelacht und weiter',
        'Ich kippe beim Pistol Squat immer nach hinten um',
        'Beim Handstand kippe ich noch um, den will ich können',
      ],
      stops: [
        'Ich bin gestern einfach umgefallen',
        'Nach dem Handstand umgekippt, kurz weg gewesen',
        'Beim Handstand wurde mir schwarz vor Augen und ich bin umgefallen',
        'Bin unter der Dusche umgekippt',
        'Die Kettlebell stand da, dann bin ich umgefallen',
      ],
    },
  ],
  [
    'somebody else, by any word for them',
    {
      calm: [
        'Bei der Arbeit ist einer umgekippt, so heiß war es in der Halle, mir ging es prima',
        'In der Bahn ist jemand ohnmächtig geworden, deshalb kam ich zu spät',
        'Im Bus ist eine umgekippt, ich hab geholfen und bin jetzt startklar',
        'Die Zwillinge haben Windpocken, ich bin daheim und hatte sie längst',
        'Die Drillinge haben Fieber, ich trainiere in der Küche',
      ],
      stops: [
        'Bei der Arbeit bin ich umgekippt, so heiß war es in der Halle',
        'In der Bahn ohnmächtig geworden',
        'Die Zwillinge haben Windpocken und ich jetzt auch',
        'Die Drillinge und ich haben Fieber',
      ],
    },
  ],
  [
    'not once is never',
    {
      calm: [
        'Ich bin seit 40 Jahren kein einziges Mal krank gewesen',
        'Dieses Jahr nicht ein einziges Mal krank',
        'I haven’t been sick once this year',
        'not sick a single day since spring, so let’s go',
      ],
      stops: ['Kein einziges Mal trainiert, weil ich krank bin', 'Bin schon wieder krank', 'I am sick this week'],
    },
  ],
  [
    'pictures of misery and of having enough',
    {
      calm: [
        'Ich war heute ein Häufchen Elend und bin als Löwe raus',
        'I was sick of counting so I just went by feel',
        'sick of planks, give me something else',
        'sick and tired of the treadmill, let’s row',
        'I’m painting the fence, so half an hour is all I have',
        'Der Letzte macht das Licht aus: allein im Studio um elf, herrlich',
        'Herzklopfen vor dem ersten Wettkampf, dann lief alles',
        'Herzklopfen vor der Premiere, jetzt was zum Runterkommen',
        'Nach den Sprints schnaufe ich wie eine Dampflok beim Gehen, so soll es sein',
      ],
      stops: [
        'Mir ist elend, ich habe gespuckt',
        'I was sick after counting to ten, twice',
        'sick with the flu, planks please',
        'I am panting while I sit here',
        'I breathe like an old dog when I walk, never before like this',
        'Ich schnaufe wie eine Dampflok beim Spazieren, das kenne ich nicht von mir',
        'Plötzlich ging bei mir das Licht aus und ich lag am Boden',
        'Herzklopfen im Sitzen, seit heute früh',
        'Herzklopfen vor dem Einschlafen, ganz unregelmäßig',
      ],
    },
  ],
  [
    'heads, lights and ribs in the mouth of everybody',
    {
      calm: [
        'Ist okay gelaufen, Kopf war noch beim Elternabend',
        'Im Home-Office sind mir die Wände auf den Kopf gefallen, raus mit mir',
        'Pünktlich um halb elf Licht aus, das macht am meisten aus',
        'hätte kotzen können vor Wut weil der Akku leer war mitten im Zirkel',
        'Zurück zum Gewicht von vor Corona, das waren 81, jetzt sind’s 86',
        'Mal was anderes als Planks, ich kann sie nicht mehr sehen',
      ],
      stops: [
        'Gestern mit dem Kopf gegen die Wand, seitdem übel',
        'Mir ist was auf den Kopf gefallen, jetzt ist mir schwindlig und ich hab gekotzt',
        'Mir ging plötzlich das Licht aus',
        'hab gekotzt vor dem Training',
        'Ich habe Corona, Gewicht egal',
        'Auf dem linken Auge kann ich nicht mehr sehen',
      ],
    },
  ],
  [
    'a break of long ago, by the age one had',
    {
      calm: [
        'Mit sieben den Arm gebrochen, nie wieder was gemerkt',
        'I broke my wrist when I was a teenager, all good now',
        'als ich zehn war den Fuß gebrochen, spür nix davon',
      ],
      stops: ['broke my arm falling off a pony', 'Arm gebrochen, vor sieben Tagen', 'I broke my wrist last week'],
    },
  ],
])('%s', (_, { calm, stops }) => {
  test.each(calm)('goes on: %s', text => expect(levelOf(text, 'comments')).not.toBe('red'))
  test.each(stops)('stops: %s', text => expect(levelOf(text, 'comments')).toBe('red'))
})

test.each([
  'Morgen Fahrprüfung, drückt mir die Daumen',
  'Das Widerstandsband ist gerissen, ich hab ein anderes genommen',
  'Der Rücken soll so breit werden, dass das Hemd spannt',
  'Herzsportgruppe leite ich donnerstags als Trainer',
  'Im März Reha-Sport als Übungsleiterin geleitet, daher kenn ich die Übungen',
  'Ich unterrichte Rückenschule und will selber mehr Kraft',
  'Zucker im Tee hab ich mir abgewöhnt, auf Kuchen am Sonntag besteh ich',
  'Drei Kilo mehr auf den Rippen, bitte aus Muskeln',
  'Ich hab zwei linke Hände beim Kochen',
  'Trotz Lärm von der Baustelle meine innere Mitte gefunden, meistens',
])('what is done for others, with things or in a picture limits nobody: %s', text =>
  expect(levelOf(text, 'comments')).toBe('none'),
)

test.each([
  'Drückt am Daumen, wenn ich greife',
  'Band im Knie gerissen vor drei Jahren, wackelt noch',
  'Der Rücken spannt und zieht',
  'Herzsportgruppe donnerstags',
  'Ich habe Zucker, seit zehn Jahren',
  'Die Rippen tun weh beim Atmen',
  'Die linke Hand tut weh',
])('and what is one’s own does: %s', text => expect(levelOf(text, 'comments')).not.toBe('none'))
