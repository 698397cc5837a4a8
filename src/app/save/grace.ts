/** How long whoever saved a change has to show it before the sweep does it for them, in ms. */
export const GRACE = 5000;
