/**
 * The values of node:http that the service uses. An `import` of node:http reads all its exports, so that Node would load its
 * fetch and WebSocket besides: 14 MB of memory and 70 ms of each start.
 */
export const { STATUS_CODES, IncomingMessage, ServerResponse, createServer } = process.getBuiltinModule('node:http')
