/** Drugs that the screening asks for, as people know them. */
export const drugNames = {
  'beta-blocker': { de: 'Betablocker', en: 'beta blockers' },
  'blood-thinner': { de: 'Blutverdünner', en: 'blood thinners' },
  'blood-pressure': { de: 'anderes für den Blutdruck', en: 'others for blood pressure' },
  heart: { de: 'anderes fürs Herz', en: 'others for the heart' },
  diabetes: { de: 'für den Blutzucker', en: 'for blood sugar' },
  epilepsy: { de: 'gegen Epilepsie', en: 'against epilepsy' },
  osteoporosis: { de: 'für die Knochen', en: 'for the bones' },
  cortisone: { de: 'Kortison', en: 'cortisone' },
  painkiller: { de: 'fast täglich Schmerzmittel', en: 'painkillers, almost daily' },
} as const

/** What a complaint limits now, in a few words. */
export const severityWords = {
  mild: { de: 'schont etwas', en: 'spared a little' },
  pain: { de: 'trägt wenig Last', en: 'bears little load' },
  acute: { de: 'trägt keine Last', en: 'bears no load' },
} as const
