import { expect, test } from 'vitest'
import { parseFigures } from '../bench/parse.ts'

const figures = parseFigures()

test.skipIf(figures === undefined)(
  'at least 99 of 100 real requests become exactly the filter that was meant (needs homes_requests.jsonl in TEST_DATA_DIR)',
  () => {
    expect((figures?.exact ?? 0) / (figures?.cases ?? 1)).toBeGreaterThanOrEqual(0.99)
  },
)
