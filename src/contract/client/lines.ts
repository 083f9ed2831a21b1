/** The lines of a UTF-8 body, blank ones left out. Chunks may cut anywhere, also inside a character. */
export async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter(isFilled)
  }
  rest += decoder.decode()
  if (isFilled(rest)) yield rest
}

const isFilled = (line: string) => line.trim() !== ''
