declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ) => { createScriptURL: (url: string) => string }
    }
  }
}

/** The page's policy wants to be told that this address is meant to be a script. */
export const scriptAddress = (policy: 'analytics' | 'worker', address: string) => {
  const types = window.trustedTypes
  return types ? types.createPolicy(policy, { createScriptURL: url => url }).createScriptURL(address) : address
}
