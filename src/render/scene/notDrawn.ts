/** No picture came, though everything else may be well: the drawing thread died or hung, twice, or far too many wait for it. */
export class NotDrawn extends Error {
  override readonly name = 'NotDrawn';
}
