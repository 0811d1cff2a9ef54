/** Whether a name or address of a machine means the machine itself. Takes what stands in a URL or on a socket. */
export const isLoopback = (host: string) =>
  /^(localhost|127(\.\d{1,3}){3}|\[?(::1|::ffff:127(\.\d{1,3}){3})\]?)$/i.test(host)
