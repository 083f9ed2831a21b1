/** Follows no redirect: the key and the talk go where the settings say, and nowhere else. */
export const guardedFetch: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' })
