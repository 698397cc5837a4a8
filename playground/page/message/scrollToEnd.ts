/** Shows the newest message, as when one has sent something oneself. The box is a reversed column: its end is 0. */
export const scrollToEnd = (): void => document.querySelector('.scroller')?.scrollTo(0, 0);
