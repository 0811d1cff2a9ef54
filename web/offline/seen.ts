/** Where figures and sheets rest on the device. */
export const seenFiles = 'formkurve-seen'

/** No page of the network that one sits in: a hotel's door answers 200 as well. */
export const isOurs = (response: Response): boolean =>
  response.ok && !/html/.test(response.headers.get('content-type') ?? '')
