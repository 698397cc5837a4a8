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
  /** Squares from 0 on, in reading order from the side that begins. */
  export interface EnglishMove {
    readonly origin: number;
    readonly destination: number;
    readonly captures: readonly number[];
  }
  export interface EnglishGame {
    readonly moves: readonly EnglishMove[];
    move(move: EnglishMove): void;
  }
  export const EnglishDraughts: { setup(): EnglishGame };
  export const EnglishDraughtsComputerFactory: {
    alphaBeta(options: { readonly maxDepth: number }): (game: EnglishGame) => Promise<EnglishMove>;
  };
  export const EnglishDraughtsEngineFactory: { setup(): EnglishDraughtsEngine };
}
