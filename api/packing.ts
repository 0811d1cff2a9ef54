import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyRequest } from 'fastify'

const pack = promisify(brotliCompress)

/** By Brotli, quality 1 to 11, beside whatever else is to be done. */
export const packed = (text: string, quality: number): Promise<Buffer> =>
  pack(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } })

export const takesBrotli = (request: FastifyRequest) => /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
