import { describe, expect, test } from 'vitest'
import { levelOf } from './reading.ts'

type Said = { readonly stops: readonly string[]; readonly goesOn: readonly string[] }

/** What stops, told without its name: by what happened, by what is left, in a dialect; beside like words of no danger. */
describe.each<readonly [string, Said]>([
  [
    'a place one could fall from, and looking down',
    {
      stops: [
        'saß heut früh lange auf dem Geländer der Brücke, weiß auch nicht, mach mir was Kurzes',
        'stand wieder auf dem Parkdeck oben und hab ewig runtergeschaut, danach heim. Oberkörper?',
        'denk am Bahnsteig jedes Mal nur ein Schritt, gib mir was Anstrengendes',
        'kept staring down from the balcony thinking one step would do, legs please',
        'spent an hour at the bridge railing tonight, came home, want to sweat',
        'ich überlege zu springen, vorher noch Kniebeugen',
      ],
      goesOn: [
        'heute auf der Brücke gestanden und Fotos gemacht, jetzt Beine',
        'Laufrunde über die Brücke und zurück, bitte Intervalle',
        'Brücke 30 Sekunden halten, drei Sätze',
        'vom Balkon runtergeschaut, Regen, also drinnen trainieren',
        'ich überlege, Seil zu springen statt zu laufen',
        'standing on the platform waiting for my train, what can I do in 10 minutes',
      ],
    },
  ],
  [
    'a future without oneself in it',
    {
      stops: [
        'Abo brauch ich nicht verlängern, ich werde Weihnachten nicht mehr erleben, das hab ich so entschieden. Core',
        'Weihnachten plane ich nicht mehr ein, bis dahin bin ich nicht mehr da. Arme',
        "won't be around by spring and that's my own decision, give me chest",
        'alles geregelt, die Katze ist bei Mama, danach bin ich für immer weg. Noch einmal Beine',
        'wenn es mich nicht gäbe, wär für die Familie alles leichter, Rudern',
        'my kids would be easier off if I were out of the picture, mobility please',
        'kein Wille mehr zum Leben, halbe Stunde Rad',
        'my will to live is gone, 20 minutes of anything',
      ],
      goesOn: [
        "won't be here next month, holiday in Spain, plan for June please",
        'nächsten Monat bin ich nicht da, Elternzeit auf Reisen, danach weiter',
        'die Katze ist bei Mama, bin zwei Wochen weg, Hotelzimmer-Workout',
        'Burpees rauben mir jeden Lebenswillen, bitte was anderes',
        'ohne mich läuft im Büro nichts, also nur 20 Minuten',
        'die Kinder kommen ohne mich klar, also 90 Minuten Zeit',
        'letztes Training vor der Hochzeit, alles geregelt, Ganzkörper',
        'im Sommer bin ich weg für immer vom Bürostuhl, Beine',
        'Montage kosten mich den Lebenswillen, mach mir ein lockeres Rudern',
      ],
    },
  ],
  [
    'done to oneself with intent',
    {
      stops: [
        'drück mir Zigaretten auf dem Arm aus wenn es zu viel wird, lieber Boxsack',
        'hab mir mit Absicht heißes Wasser über die Hand gegossen, Beine gehen ja',
        'hau den Kopf gegen die Wand bis es weh tut, brauch was anderes, HIIT?',
        'the urge to hurt myself is back, give me something brutal',
        'I punch myself in the thigh till it goes blue, upper body then',
        'I feel like hurting myself tonight, so sprint session please',
      ],
      goesOn: [
        'hab mich am heißen Bügeleisen verbrannt, war Pech, Beine gehen',
        'hau gern gegen den Boxsack bis die Arme brennen',
        'the urge to sprint is back, give me something brutal',
        'I punch the heavy bag till my arms are dead, upper body then',
        "don't want to hurt myself, so show me light deadlifts",
        'ich will mich nicht verletzen, deshalb leichte Gewichte',
      ],
    },
  ],
  [
    'tired of life, in the words of home',
    {
      stops: [
        'i mog nimma lebn, oba d Kinder brauchn mi, Beine',
        'mag nemme leba, a bissle Kraft vielleicht',
        'ik mag nich mehr leven, mak mi wat för de Arms',
        'ich mag nümme lebe und niemert merkt das, gib mer öppis für d Bei',
        'will nich mehr leben, mach mir Oberkörper',
        'ich will nich mehr hier sein, auf der ganzen Welt nich',
      ],
      goesOn: [
        'i mog nimma laufn, lieber Radl',
        'mag nemme so schwer heba, leichter bitte',
        'will nich mehr joggen, mach mir Oberkörper',
        'ich will nich mehr nur Maschinen, freie Gewichte',
        'kann nich mehr als 20 Minuten, Bauch',
      ],
    },
  ],
  [
    'more likely than not, where care is taken anyway',
    {
      stops: [
        'Rücken zwickt, und beim Vortrag eben kamen nur noch halbe Silben aus mir raus',
        'bin erkältet, oben an der Haustür musste ich mich auf die Kiste setzen bis wieder Sauerstoff kam',
        'Kopfweh, seit ich mit dem Schrank zusammengestoßen bin, und die Bildschirme flimmern eklig',
        'got a cold, and walking from bed to kettle has me hanging on the counter for air',
        'nehme Ramipril, und seit dem Aufstehen zieht mein linker Mundwinkel runter',
        'mein Rücken zwickt, dazu merke ich beim Klo nicht mehr, wann Schluss ist',
      ],
      goesOn: [
        'mein Rücken zwickt, dazu ist morgen Umzug, bitte nur was Leichtes',
        'bin erkältet und muss heute noch einen langen Vortrag halten, Beine?',
        'nehme Ramipril und seit dem Aufstehen freue ich mich auf Rudern',
        'Mir tut die Hüfte weh, trotzdem würde ich gern Arme machen',
        'Schienbeinprellung vom Fußball gestern, Oberkörper bitte',
      ],
    },
  ],
  [
    'food that is paid for, hidden, brought up or given up',
    {
      stops: [
        'wie viele Burpees muss ich für einen Apfel machen, sonst ess ich ihn nicht',
        'every biscuit has to be earned, how many squats for two',
        'gestern Pizza, das muss ich heute abarbeiten, sonst dreh ich durch, zwei Stunden bitte',
        'nach dem Essen Finger in den Hals, dann noch Laufband',
        'nach jeder Mahlzeit geh ich ins Bad und mache es rückgängig, merkt keiner. HIIT',
        'seit Sonntag nur schwarzer Kaffee und Wasser, bitte Fettverbrennung',
        'three days on nothing but water and gum, cardio please',
        'ich schmeiß mein Pausenbrot heimlich weg und lauf abends extra, mach den Plan länger',
        'I hide my dinner in a napkin and run it off later, add a session',
        'vor Brot und Nudeln hab ich richtig Panik, darum zweimal täglich Cardio',
        'hungere mich auf 43 Kilo runter, was verbrennt am meisten',
        'ana hat mich wieder im Griff, gib mir Hampelmänner',
        'esse unter 400 kcal und will zwei Stunden laufen',
      ],
      goesOn: [
        'wie viele Burpees schaffst du in 10 Minuten, Apfel gibt es danach',
        'gestern Pizza mit Freunden, heute ganz normal Beine',
        'jeden Dienstag Sushi nach dem Training, das haben wir uns verdient',
        'Stress vor dem Essen mit den Schwiegereltern, vorher laufen bitte',
        'Finger tun weh vom Klettern, Hals frei, lieber Beine',
        'nach dem Essen geh ich spazieren, danach 20 Minuten Kraft',
        'seit Sonntag kein Kaffee mehr, nur Tee, dafür Laufen',
        'Ana aus dem Kurs macht mit, Partnerübungen bitte',
        'will 400 kcal verbrennen, zwei Stunden Zeit',
        'Proteinriegel im Spind versteckt, Kollegen klauen sonst, Beine bitte',
        'hab Hunger, also nur 20 Minuten',
      ],
    },
  ],
])('%s', (_, { stops, goesOn }) => {
  test('stops', () => {
    expect(stops.filter(text => levelOf(text) !== 'red')).toEqual([])
  })

  test('does not stop like words', () => {
    expect(goesOn.filter(text => levelOf(text) === 'red')).toEqual([])
  })
})
