/** The build puts the bundled code of `worker.ts` here. */
export const code: string = '';
