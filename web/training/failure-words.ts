const failures: Readonly<Record<string, string>> = {
  'needs-medical-advice':
    'Was du angegeben hast, sollte zuerst eine Ärztin oder ein Arzt hören. Danach plane ich gern mit dir.',
  'needs-emergency-help':
    'Was du schreibst, kann ernst sein: Lass es heute noch ärztlich ansehen. Wird es schlimmer, ruf die 112. Heute kein Training, dein Guthaben bekommst du zurück.',
  'needs-rest':
    'Dein Körper braucht heute Ruhe: trinken, schlafen, höchstens ein paar Schritte an der Luft. Wenn es dir zwei Tage gut geht, plane ich gern wieder mit dir.',
  'needs-support':
    'Danke, dass du das schreibst. Du musst da nicht allein durch: Telefonseelsorge 0800 111 0 111, kostenlos, Tag und Nacht. Sprich auch mit deiner Hausarztpraxis. Ein Training ist heute nicht das Richtige.',
  'nothing-possible':
    'Mit diesem Ort, dieser Zeit und deinen Einschränkungen gibt es kein Workout, hinter dem ich stehen kann. Ändere eins davon.',
  'coach-unavailable': 'Der Coach war gerade nicht zu erreichen. Meist hilft ein zweiter Versuch.',
}

export const failureWords = (failure: string | null): string => {
  const known = failure && Object.hasOwn(failures, failure) ? failures[failure] : undefined
  return known ?? 'Der Grund ist nicht bekannt. Meist hilft ein zweiter Versuch.'
}
