export interface Fault {
  readonly code: string;
  readonly words: string;
}
