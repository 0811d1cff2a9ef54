import type { Sign } from '../../../domain/coach/read/language.ts'
import { alarm } from './alarm.ts'

/** A fit of these days, and a bladder that a back has taken the feeling from. */
export const fits: readonly Sign[] = [
  alarm(
    'neurological',
    [
      'krampfanfall|krampfanfälle|grand mal|epileptischer anfall|epileptischen anfall|a seizure|my first seizure|seizures',
      'heute|gestern|vorgestern|today|yesterday|this morning|last night|letzte nacht|gestern nacht|heute nacht|this week|diese woche|am wochenende|erster|ersten|first',
    ],
    {
      within: 10,
      unless:
        'vor jahren|jahren|years ago|years|frei|free|letzter|last one|kind|kindheit|bruder|sohn|tochter|nachbar*|kolleg*',
    },
  ),
  alarm(
    'neurological',
    [
      'blase|bladder|harndrang|wipe|abwische|abwischen|po abputzen|saddle|klopapier|toilet paper',
      'macht was sie will|nicht unter kontrolle|keine kontrolle|no control|won t empty|can t feel|cant feel|spüre nichts|spür nichts|merke nichts|merk nichts|doesn t work|funktioniert nicht|numb|taub',
      'rücken|kreuz|bandscheibe*|bandscheibenvorfall|ischias|back|disc|sciatica|lws|deadlift*|kreuzheben',
    ],
    { within: 18, lacking: true },
  ),
]
