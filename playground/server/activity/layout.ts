/** `LayoutModeTypeObject` of the SDK. */
export const LAYOUT = { focused: 0, pip: 1 } as const;
