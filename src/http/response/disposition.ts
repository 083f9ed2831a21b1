/**
 * A Content-Disposition that names a file, whatever its name holds: RFC 6266 with the name in ASCII for old readers, and
 * whole in UTF-8 (RFC 8187). Only what stands behind the last slash counts.
 */
export function disposition(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const ascii = last.replace(/[^\x20-\x7e]|["%]/g, '_')
  return `inline; filename="${ascii}"; filename*=UTF-8''${extendedValue(last)}`
}

// encodeURIComponent leaves these as they are, RFC 8187 does not.
const extendedValue = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
