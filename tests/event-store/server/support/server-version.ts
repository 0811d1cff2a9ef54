import { readFileSync } from 'node:fs'
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'

/** What a node of the connection string says of itself at /info. */
export const serverVersion = async (url: string) => {
  const [, hosts = '', query = ''] = /^[\w+]+:\/\/(?:[^@/]*@)?([^/?]+)\/?\??(.*)$/.exec(url) ?? []
  const options = new Map(
    query
      .split('&')
      .map(pair =>
        pair
          .toLowerCase()
          .split('=', 1)
          .concat(pair.split('=')[1] ?? ''),
      )
      .map(([name = '', value = '']) => [name, decodeURIComponent(value)]),
  )
  for (const host of hosts.split(','))
    try {
      const { esVersion } = JSON.parse(await get(host, options.get('tls') !== 'false', options.get('tlscafile')))
      return `version ${esVersion} (${host})`
    } catch {}
  return 'version unknown, no node answers at /info'
}

const get = (host: string, tls: boolean, caFile: string | undefined) =>
  new Promise<string>((resolve, reject) => {
    const [hostname, port = '2113'] = host.split(':')
    const request = tls ? secure : plain
    const options = { hostname, port, path: '/info', timeout: 3000, ...(caFile ? { ca: readFileSync(caFile) } : {}) }
    const asked = request(options, answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', chunk => {
        text += chunk
      })
      answer.on('end', () => resolve(text))
    })
    asked.on('error', reject)
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.end()
  })
