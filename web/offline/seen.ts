/** Where figures and sheets rest on the device. */
export const seenFiles = 'formkurve-seen'
