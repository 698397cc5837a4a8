/** Discord's colours are numbers, 0xRRGGBB. */
export const cssColour = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;
