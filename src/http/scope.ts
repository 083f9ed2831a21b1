import type { FastifyInstance } from 'fastify'

/**
 * Registers routes that have hooks and parsers of their own, as a plugin. It has a name, because Fastify would compare a nameless
 * one with every module that is loaded.
 */
export function registerScope(app: FastifyInstance, name: string, mount: (scope: FastifyInstance) => unknown): void {
  const plugin = async (scope: FastifyInstance) => void (await mount(scope))
  void app.register(Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name }))
}
