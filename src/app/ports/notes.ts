/** What the processes of a bot tell one another and themselves after a restart. */
export interface Notes {
  /** `null`: there is none. */
  read(key: string): Promise<string | null>;
  /** Changes nothing and returns false if the value is no longer `before`. */
  write(key: string, value: string, before: string | null): Promise<boolean>;
}
