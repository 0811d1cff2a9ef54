import { brand } from './brand.ts'

// What stands around the facts in the training report.

export const reportWords = {
  title: 'Dein Trainingsbericht',
  courtTitle: 'Trainingsbericht',
  made: (at: string) =>
    `Erstellt am ${at} aus dem Ereignisprotokoll von ${brand.name}. Es wird nur fortgeschrieben: Was einmal eingetragen ist, bleibt stehen, und jede Korrektur steht als eigener Eintrag dahinter. Alle Zeiten sind deutsche Zeit.`,
  whose:
    'Enthalten sind alle Einträge der Ströme dieser Person: Konto, Orte und Angaben, Guthaben und Abo, Programm, Körper, Einblicke, Berichtigungen, Rückmeldungen und jedes Workout. Technische Einträge, die eine E-Mail-Adresse belegen oder freigeben, gehören zur Adresse und stehen nicht hier.',
  erased:
    'Wo [gelöscht] steht, wurde der Schlüssel zu dem Inhalt zerstört. Dass es den Eintrag gab, ist weiter bewiesen; was darin stand, kann niemand mehr lesen.',
  overview: 'Überblick',
  records: 'Konto und Angaben',
  training: 'Training',
  proof: 'Beweis',
  proves: (events: number, size: number) =>
    `Jeder der ${events} Einträge in diesem Bericht steht, versiegelt wie er gespeichert ist, am Ende dieser Datei, zusammen mit dem Weg durch den Hashbaum (RFC 9162) zu einem signierten Stand über alle ${size} Einträge des Protokolls. Auch der lesbare Teil darüber ist signiert.`,
  check: (script: string, key: string) =>
    `So prüfst du ihn, ohne uns zu vertrauen und ohne Netz: Lade das Prüfprogramm ${script} und den öffentlichen Schlüssel ${key} herunter, installiere Node.js ab Version 20 und rufe auf:`,
  courtCheck: (script: string, key: string) =>
    `Prüfung ohne Zutun des Betreibers und ohne Netz: Prüfprogramm ${script} und öffentlichen Schlüssel ${key} herunterladen, Node.js ab Version 20 installieren und aufrufen:`,
  command: 'node verify-proof.mjs bericht.html audit-key.pub.pem',
  means:
    'Es antwortet „Holds“ und endet mit 0, wenn nichts verändert wurde, sonst nennt es den ersten Fehler und endet mit 1. Vergleiche die Kennung des Schlüssels mit einer, die du vorher oder von anderer Stelle hast: Nur dann beweist sie, von wem der Bericht ist.',
  courtMeans:
    'Die Antwort „Holds“ mit Ende 0 heißt: nichts wurde verändert. Sonst wird der erste Fehler genannt, mit Ende 1. Die Kennung des Schlüssels ist mit einer zu vergleichen, die vorher oder von anderer Stelle bekannt ist: Nur dann beweist sie, von wem der Bericht ist.',
  limits:
    'Was der Beweis nicht zeigt: Persönliche Inhalte liegen im Protokoll verschlüsselt. Dass der lesbare Text zum versiegelten Eintrag gehört, bestätigt der Betreiber mit seiner Unterschrift über den lesbaren Teil; nachrechnen kann es nur, wer den Schlüssel der Person hat.',
} as const

export const reportStyle = `
:root{color-scheme:light;--ink:#17201b;--soft:#55605a;--line:#d5dad6;--sunken:#f4f6f4;--mark:#0b6b4f}
*{box-sizing:border-box}
body{margin:0 auto;padding:2rem 1.25rem 4rem;max-width:60rem;color:var(--ink);background:#fff;font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere;hyphens:manual}
h1{font-size:2rem;line-height:1.15;margin:0 0 .5rem}
h2{font-size:1.4rem;margin:2.5rem 0 .75rem;padding-bottom:.25rem;border-bottom:2px solid var(--ink)}
h3{font-size:1.15rem;margin:1.75rem 0 .5rem}
h4{font-size:1rem;margin:1.5rem 0 .25rem}
p{margin:.5rem 0;max-width:42rem}
.soft{color:var(--soft)}
dl.numbers{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.75rem;margin:1rem 0}
dl.numbers div{background:var(--sunken);padding:.75rem;border-radius:.5rem}
dl.numbers dd{margin:0;font-size:1.5rem;font-weight:650;font-variant-numeric:tabular-nums}
dl.numbers dt{color:var(--soft);font-size:.875rem}
dl.numbers div{display:flex;flex-direction:column-reverse;justify-content:flex-end}
dl.plain{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:.75rem 0}
dl.plain dt{color:var(--soft)}dl.plain dd{margin:0}
table{width:100%;border-collapse:collapse;font-size:.9375rem;margin:.5rem 0;font-variant-numeric:tabular-nums}
th,td{text-align:left;vertical-align:top;padding:.3rem .75rem .3rem 0;border-bottom:1px solid var(--line)}
th{font-weight:600;color:var(--soft);font-size:.8125rem}
ol{list-style:none;margin:.5rem 0;padding:0}
ol li{display:grid;grid-template-columns:9.5rem 1fr;gap:0 1rem;padding:.25rem 0;border-bottom:1px solid var(--line);break-inside:avoid}
li time{color:var(--soft);font-size:.875rem;font-variant-numeric:tabular-nums}
li .more{grid-column:2;color:var(--soft);font-size:.875rem;white-space:pre-wrap}
li.fix{border-left:3px solid var(--mark);padding-left:.5rem}
li.fix .what{font-weight:600}
code,pre{font:.8125rem/1.5 ui-monospace,"SF Mono",Menlo,Consolas,monospace;background:var(--sunken)}
pre{padding:.75rem;white-space:pre-wrap;border-radius:.5rem}
article{break-inside:auto}article header{break-after:avoid}tr{break-inside:avoid}
@media(max-width:36rem){body{padding:1.25rem 1rem 3rem}h1{font-size:1.6rem}ol li,dl.plain{grid-template-columns:1fr}li .more{grid-column:1}dl.plain dd{margin-bottom:.5rem}.wide{display:none}}
@page{size:A4;margin:18mm 16mm}
@media print{body{max-width:none;padding:0;font-size:10pt}h2{break-after:avoid}h3,h4{break-after:avoid}dl.numbers div{border:1px solid var(--line);background:none}}
`
