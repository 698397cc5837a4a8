declare module '*.bin' {
  /** The address of the file. */
  const address: string;
  export default address;
}

declare module '*.wasm' {
  /** The address of the file. */
  const address: string;
  export default address;
}
