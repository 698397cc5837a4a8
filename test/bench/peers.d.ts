/** The little that the benches use of packages whose types are missing, or cannot be resolved as ES modules. */
declare module 'chessboard-image' {
  /** A PNG of the board of a FEN, `size` pixels wide and high. */
  export function generateBuffer(
    fen: string,
    options: { readonly size: number; readonly showCoordinates?: boolean },
  ): Promise<Buffer>;
}

declare module 'rapid-draughts/english' {
  export interface EnglishDraughtsEngine {
    readonly moves: readonly object[];
    clone(): EnglishDraughtsEngine;
    move(move: object): void;
  }
  export const EnglishDraughtsEngineFactory: { setup(): EnglishDraughtsEngine };
}
