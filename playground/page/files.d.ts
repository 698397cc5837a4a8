/** Files that are bundled as texts (`playground/bundle.ts`). */
declare module '*.svg' {
  const text: string;
  export default text;
}

declare module '*.shadow.css' {
  const text: string;
  export default text;
}
