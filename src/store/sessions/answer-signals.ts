/**
 * What processes tell each other about a running answer: the values of `message.stop_requested`. `waitingForClaim`: nothing was
 * answered, and the question goes to the person who claims.
 */
export const answerSignal = { readElsewhere: 0, stop: 1, claim: 2, waitingForClaim: 3 } as const
