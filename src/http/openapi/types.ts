/** The subset of JSON Schema (2020-12) that the endpoints' schemas use. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  format?: string
  contentMediaType?: string
  pattern?: string
  /** a rule in words that JSON Schema has no keyword for */
  'x-rule'?: string
}

export type Ref = { $ref: string }
export type NamedExample = { summary?: string; value: unknown }
export type Media = { schema: Schema; example?: unknown; examples?: Record<string, NamedExample> }
type Header = { description: string; schema: Schema }
export type ResponseObject = { description: string; headers?: Record<string, Ref>; content?: Record<string, Media> }
export type Parameter = {
  name: string
  in: 'header' | 'path' | 'query'
  required?: true
  description: string
  schema: Schema
}
export type RequestBody = { required: boolean; content: Record<string, Media> }

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: RequestBody
  responses: Record<string, ResponseObject | Ref>
}

/** The subset of OpenAPI 3.1 that this service uses. */
export type Document = {
  openapi: '3.1.1'
  info: {
    title: string
    version: string
    description: string
    contact: { name: string }
    license: { name: string; identifier: string }
  }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Partial<Record<'get' | 'head' | 'post' | 'put', Operation>>>
  components: {
    securitySchemes: Record<string, { type: 'apiKey'; in: 'header'; name: string; description: string }>
    headers: Record<string, Header>
    responses: Record<string, ResponseObject>
    schemas: Record<string, Schema>
  }
}
