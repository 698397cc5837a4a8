/**
 * The engine gives no answer: `busy`, too many wait for it; `away`, it was given no threads to think with; `stopped`, it
 * was called off, or came to grief.
 */
export interface EngineProblem {
  readonly code: 'engine-busy' | 'engine-away' | 'engine-stopped';
}
