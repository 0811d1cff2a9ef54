const joining = '\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Nkoo}\\p{scx=Mand}\\p{scx=Mong}\\p{scx=Adlm}\\p{scx=Rohg}'
const indic =
  '\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}'

/** Where a sign that is not seen itself changes how its neighbours are written. */
const needed = [
  `(?<=(?!\\p{DI})[${joining}])[\\u200C\\u200D](?=(?!\\p{DI})[${joining}])`,
  // After the sign that takes a vowel away, also at the end of a word.
  `(?<=(?=\\p{M})(?!\\p{DI})[${indic}])[\\u200C\\u200D]`,
  '(?<=\\p{Script=Mong})[\\u180B-\\u180F]',
  '(?<=\\p{Script=Hani})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
  // Families, skin and hair; black-and-white or coloured; keys; the flags of England, Scotland, Wales.
  '(?<=\\p{ExtPict}\\p{EMod}?\\uFE0F?)\\u200D(?=\\p{ExtPict})',
  '(?<=\\p{ExtPict})[\\uFE0E\\uFE0F]',
  '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
  '(?<=\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{0,5})[\\u{E0061}-\\u{E007A}\\u{E007F}]',
].join('|')

const hidden = new RegExp(`(?!${needed})[\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB]`, 'gu')

/**
 * The same text without signs that nobody sees: of no width, turning the line, filling up. Two names that look alike are
 * alike afterwards. Joiners inside emoji, and in scripts that are written with them, stay.
 */
export const withoutHidden = (text: string) => text.replace(hidden, '')
