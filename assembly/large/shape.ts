/** Nothing needs to be known of this board but the variant's facts. */
export {};
