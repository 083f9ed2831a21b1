import { z } from 'zod'
import type { AppError } from './errors.ts'

/** The version in every envelope. */
export const VERSION = '1.0.0'

/** One invalid field of a request. `Field` is a path such as `ExtensionColumn[0].Key`. */
export const FieldError = z.object({ Field: z.string(), Message: z.string() })
export type FieldError = z.infer<typeof FieldError>

export const Envelope = z.object({
  Data: z.unknown(),
  Version: z.string(),
  Success: z.boolean(),
  Code: z.int(),
  Message: z.string(),
})
export type Envelope = z.infer<typeof Envelope>

export const succeeded = (data: unknown): Envelope => ({
  Data: data,
  Version: VERSION,
  Success: true,
  Code: 200,
  Message: '',
})

export const failed = (error: AppError): Envelope => ({
  Data: error.data,
  Version: VERSION,
  Success: false,
  Code: error.code,
  Message: error.message,
})
